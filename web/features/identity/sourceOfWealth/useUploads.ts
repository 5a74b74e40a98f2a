import { useCallback, useEffect, useRef, useState } from 'react';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { uploadDocument } from '../../../transport/upload/uploadDocument.ts';
import { useSettings } from '../../content/index.ts';
import { useSessionStore } from '../session.tsx';
import { refusedUploadType } from './refusedUploadType.ts';

/** A file that is on its way, or did not arrive. */
export interface Upload {
  readonly id: number;
  readonly type: SourceOfWealthType;
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
  /** The type of the refusal; null while it is on its way. */
  readonly refusal: string | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** One after another. @param onArrived told the name of each that did */
  add(type: SourceOfWealthType, files: readonly File[]): Promise<void>;
  /** Forgets one that was refused. */
  dismiss(id: number): void;
}

export function useUploads(onArrived: (name: string) => Promise<void>): Uploads {
  const session = useSessionStore();
  const { brand } = useSettings();
  const [list, setList] = useState<readonly Upload[]>([]);
  const latest = useRef(0);
  const leaving = useLeaving();

  const change = useCallback((id: number, changed: Partial<Upload>) => {
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  }, []);
  const dismiss = useCallback((id: number) => {
    setList((before) => before.filter((one) => one.id !== id));
  }, []);

  async function hand(id: number, type: SourceOfWealthType, file: File): Promise<void> {
    const onProgress = (part: number) => change(id, { part });
    const order = { brand, type, file, onProgress, signal: leaving.current.signal };
    const refusal = (await refusedUploadType(file)) ?? (await uploadDocument(session, order));
    if (refusal !== null) return change(id, { refusal });
    await onArrived(file.name);
    dismiss(id);
  }

  return {
    list,
    dismiss,
    async add(type, files) {
      const begun = files.map((file) => ({ id: ++latest.current, file }));
      const shown = begun.map(({ id, file: { name } }) => ({ id, type, name, part: 0, refusal: null }));
      setList((before) => [...before, ...shown]);
      for (const { id, file } of begun) await hand(id, type, file);
    },
  };
}

/** What is on its way when the screen goes is not wanted any more. */
function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}
