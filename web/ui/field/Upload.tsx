import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import './upload.css';

export interface UploadAreaProps {
  readonly label: string;
  readonly hint: string;
  /** File types, such as `.jpg,.pdf`. */
  readonly accept: string;
  onFiles(files: readonly File[]): void;
}

/** File upload by click, keyboard or drag and drop: the invisible file input covers the whole area. */
export function UploadArea({ label, hint, accept, onFiles }: UploadAreaProps) {
  return (
    <label className="fy-upload__drop">
      <Icon name="files" />
      <b>{label}</b>
      <span>{hint}</span>
      <input
        type="file"
        accept={accept}
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Without this, choosing the same file again would fire no change event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

export interface FileRowProps {
  readonly name: string;
  /** The status, as text next to the name. */
  readonly note?: string;
  /** Uploaded share from 0 to 1; missing if no upload is running. */
  readonly part?: number;
  readonly isRefused?: boolean;
  readonly isDone?: boolean;
  /** The button that removes the file; missing if it cannot be removed. */
  readonly remove?: { readonly label: string; onPress(): void };
}

export function FileRow({ name, note, part, isRefused, isDone, remove }: FileRowProps) {
  return (
    <li className="fy-file" data-state={isRefused ? 'error' : undefined}>
      <Mark isRefused={isRefused} isDone={isDone} />
      <span className="fy-file__name">
        {name}
        {note !== undefined && <small>{note}</small>}
        {part !== undefined && <progress value={part} max={1} aria-label={name} />}
      </span>
      {remove && (
        <IconButton label={remove.label} isSmall onClick={remove.onPress}>
          <Icon name="x" size="tiny" />
        </IconButton>
      )}
    </li>
  );
}

function Mark({ isRefused, isDone }: Pick<FileRowProps, 'isRefused' | 'isDone'>): ReactNode {
  if (isRefused) return <Icon name="warning-circle" weight="fill" size="small" />;
  if (isDone) return <Icon name="check-circle" weight="fill" size="small" />;
  return <Icon name="files" size="small" />;
}
