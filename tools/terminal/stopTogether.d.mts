import type { ChildProcess } from 'node:child_process';

export const IN_OWN_GROUP: { readonly detached: boolean };
export function stopTogether(child: ChildProcess): void;
