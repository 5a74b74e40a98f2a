import { MINUTE } from '@foyer/domain/duration.ts';
import type { Sites } from '../../../sites/index.ts';
import { written, type MessageRecipient, type PlayerMessage } from '../../../sites/playerMessage.ts';
import { CODE_LIFE_MS } from './codes.ts';

/** @param code null: the message says that the address has no account */
export const signInMessage = (
  sites: Sites,
  recipient: MessageRecipient,
  code: string | null,
): PlayerMessage =>
  written(sites, recipient, code === null ? 'noAccount' : 'code', {
    code: code ?? '',
    minutes: CODE_LIFE_MS / MINUTE,
  });
