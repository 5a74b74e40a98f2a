import { fetchPartner } from '../../infra/httpClient/httpClient.ts';
import type { ExclusionRegister, RegisterPerson, RegisterReply } from '../../modules/selfExclusion/index.ts';

export interface RegisterRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RegisterResponse {
  readonly headers: Headers;
  readonly body: string;
}

/** Posts to a register. @throws if it does not respond with a success; the error never has the request or its body */
export const query = (request: RegisterRequest, withinMs: number): Promise<RegisterResponse> =>
  fetchPartner({ ...request, withinMs }, async (response) => {
    // Read in any case, so that the connection can be used again.
    const body = await response.text();
    if (!response.ok) throw new Error(`the register answered ${response.status}`);
    return { headers: response.headers, body };
  });

/** A register that finds one person at a time, by their national id. */
export const byNationalId = (
  lookUp: (nationalId: string, person: RegisterPerson, withinMs: number) => Promise<RegisterReply>,
): ExclusionRegister => ({
  batchSize: 1,
  needsNationalId: true,
  check: (people, withinMs) =>
    Promise.all(
      people.map(async (person) => {
        if (person.nationalId === null) throw new Error('the national id is missing');
        return lookUp(person.nationalId, person, withinMs);
      }),
    ),
});

/** What the adapter of a register cannot read; the text names the part of the reply and never its value. */
export const unreadable = (part: string): never => {
  throw new Error(`the register's reply has no valid ${part}`);
};
