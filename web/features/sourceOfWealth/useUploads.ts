import { useEffect, useRef, useState } from 'react';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { uploadDocument } from '../../transport/upload/uploadDocument.ts';
import { useSettings } from '../../app/app.tsx';
import { useSessionStore } from '../signIn/index.ts';
import { refusedUploadType } from './refusedUploadType.ts';

/** A file that is being uploaded, or whose upload failed. */
export interface Upload {
  readonly id: number;
  readonly type: SourceOfWealthType;
  readonly name: string;
  readonly part: number;
  /** Type of the error; null while the upload is in progress. */
  readonly refusal: string | null;
}

export type Uploads = ReturnType<typeof useUploads>;

/** @param onArrived called with the name of each uploaded file */
export function useUploads(onArrived: (name: string) => Promise<void>) {
  const session = useSessionStore();
  const { brand } = useSettings();
  const [list, setList] = useState<readonly Upload[]>([]);
  const latest = useRef(0);
  const leaving = useLeaving();

  const change = (id: number, changed: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const dismiss = (id: number) => setList((before) => before.filter((one) => one.id !== id));

  async function upload(id: number, type: SourceOfWealthType, file: File): Promise<void> {
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
    /** Uploads the files one after another. */
    async add(type: SourceOfWealthType, files: readonly File[]): Promise<void> {
      const begun = files.map((file) => ({ id: ++latest.current, file }));
      const shown = begun.map(({ id, file: { name } }) => ({ id, type, name, part: 0, refusal: null }));
      setList((before) => [...before, ...shown]);
      for (const { id, file } of begun) await upload(id, type, file);
    },
  };
}

function useLeaving() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return leaving;
}
