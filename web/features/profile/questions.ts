import { Frame, type FrameQuery } from '@foyer/contract/generated/operations.ts';
import { question, type Question } from '../../transport/graphql/question.ts';

/** What a page of the profile asks; the route table runs the same question ahead of it. */
export function profileQuestion(): Question<FrameQuery> {
  return question(Frame, {});
}
