import { useState, type Ref } from 'react';
import {
  MAX_FILE_BYTES,
  MAX_FILES_OF_TYPE,
  UPLOAD_EXTENSIONS,
} from '@foyer/contract/sourceOfWealth/upload.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { Check } from '../../ui/field/Check.tsx';
import { FileRow, UploadArea } from '../../ui/field/Upload.tsx';
import { percentFormat } from '../../i18n/percent.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { missingOf, type Wealth, type WealthOfType } from './missing.ts';
import type { SourceOfWealthState } from './useSourceOfWealth.ts';
import type { Upload, Uploads } from './useUploads.ts';

const AREA = 'verification.sourceOfWealth';

interface SourcePanelProps {
  readonly wealth: Wealth;
  readonly source: WealthOfType;
  readonly state: SourceOfWealthState;
  readonly uploads: Uploads;
  readonly headingRef: Ref<HTMLHeadingElement>;
  onAnnounce(message: string): void;
}

/** SOW-04: the options and the files of one source of wealth. */
export function SourcePanel({ wealth, source, state, uploads, headingRef, onAnnounce }: SourcePanelProps) {
  const text = useText();
  const { type, options } = source;
  const missing = missingOf(wealth, source);
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {text(`${AREA}.type.${type}`)}
      </h2>
      <fieldset className="fy-wealth__options">
        <legend>{text(`${AREA}.what`)}</legend>
        {options.map((option) => (
          <Option key={option.id} {...option} onChange={(checked) => state.check(type, option.id, checked)} />
        ))}
      </fieldset>
      <div className="fy-upload">
        <h3>{text(`${AREA}.files`)}</h3>
        <Area type={type} uploads={uploads} />
        <Files
          source={source}
          state={state}
          uploads={uploads}
          onAnnounce={onAnnounce}
          headingRef={headingRef}
        />
      </div>
      {missing.length > 0 && (
        <p className="fy-wealth__said">{missing.map((one) => text(`${AREA}.missing.${one}`)).join(' ')}</p>
      )}
    </>
  );
}

type OptionProps = WealthOfType['options'][number] & { onChange(checked: boolean): Promise<boolean> };

function Option({ title, tooltip, checked, onChange }: OptionProps) {
  const [pending, setPending] = useState<boolean | null>(null);
  const change = async (isOn: boolean) => {
    setPending(isOn);
    await onChange(isOn);
    setPending(null);
  };
  return (
    <Check label={title} hint={tooltip} isChecked={pending ?? checked} onChange={(is) => void change(is)} />
  );
}

function Area({ type, uploads }: Pick<SourcePanelProps, 'uploads'> & Pick<WealthOfType, 'type'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <UploadArea
      label={text(`${AREA}.choose`)}
      hint={text(`${AREA}.formats`, { size: largest(locale), most: MAX_FILES_OF_TYPE })}
      accept={UPLOAD_EXTENSIONS.join(',')}
      onFiles={(files) => void uploads.add(type, files)}
    />
  );
}

type FilesProps = Omit<SourcePanelProps, 'wealth'>;

function Files({ source: { type, files }, state, uploads, headingRef, onAnnounce }: FilesProps) {
  const text = useText();
  const coming = uploads.list.filter((one) => one.type === type);
  const remove = async (documentId: string, name: string) => {
    if (!(await state.remove(documentId))) return;
    onAnnounce(text(`${AREA}.removed`, { name }));
    // The focused button was removed together with its row, so the focus moves to the heading.
    if (typeof headingRef === 'object') headingRef?.current?.focus();
  };
  if (files.length + coming.length === 0) return null;
  return (
    <ul>
      {files.map(({ documentId, name, isSent }) => (
        <FileRow
          key={documentId}
          name={name}
          isDone
          {...(isSent
            ? { note: text(`${AREA}.isSent`) }
            : {
                remove: {
                  label: text(`${AREA}.remove`, { name }),
                  onPress: () => void remove(documentId, name),
                },
              })}
        />
      ))}
      {coming.map((one) => (
        <ComingFile key={one.id} upload={one} onDismiss={() => uploads.dismiss(one.id)} />
      ))}
    </ul>
  );
}

const KNOWN = [
  'FileTypeNotAccepted',
  'FileTooLarge',
  'FileUnreadable',
  'ImageTooLarge',
  'FileEncrypted',
  'FileHasActiveContent',
  'FileHasTrailingData',
  'TooManyFiles',
  'TooManyRequests',
] as const;

function ComingFile({ upload: { name, part, refusal }, onDismiss }: { upload: Upload; onDismiss(): void }) {
  const text = useText();
  const locale = useLocale();
  if (refusal === null) {
    const percent = percentFormat(locale)(part);
    return <FileRow name={text(`${AREA}.uploading`, { name, percent })} part={part} />;
  }
  const reason = KNOWN.find((known) => known === refusal) ?? 'failed';
  const values = { name, size: largest(locale), most: MAX_FILES_OF_TYPE };
  return (
    <FileRow
      name={text(`${AREA}.refused.${reason}`, values)}
      isRefused
      remove={{ label: text(`${AREA}.remove`, { name }), onPress: onDismiss }}
    />
  );
}

const largest = (locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit: 'megabyte' }).format(
    MAX_FILE_BYTES / (1024 * 1024),
  );
