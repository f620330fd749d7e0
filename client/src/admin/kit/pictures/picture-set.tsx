import { Box, Button, Center, chakra, Field, Flex, IconButton, Image, Text } from '@chakra-ui/react';
import { ImageUp, X } from 'lucide-react';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../../forms/field-frame';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { fileRefusalText } from '../file-refusal';
import { FileUpload } from '../parts/file-upload';
import { Progress } from '../parts/progress';
import { SortableList, SortHandle } from '../sortable/sortable-list';
import { useUnsaved } from '../unsaved-changes';
import { fileNameOf, isUploaded, setOf } from './picture-urls';
import { type PictureRefusal, type PictureUpload, usePictureUploads } from './use-picture-uploads';

interface PictureAddressProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly inputRef: RefCallback<HTMLInputElement> | undefined;
  readonly onAdd: (url: string) => void;
}

/** Input for the URL of an external picture. */
function PictureAddress({ label, isDisabled, isInvalid, inputRef, onAdd }: PictureAddressProps) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const add = (): void => {
    if (url !== '') {
      onAdd(url);
      setTyped('');
    }
  };
  return (
    <Flex gap="2" width="full">
      <PlainInput
        ref={inputRef}
        size="sm"
        aria-label={`URL for ${label.toLowerCase()}`}
        placeholder="or enter a URL: https://…"
        value={typed}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
        }}
        onBlur={add}
      />
      <Button size="sm" variant="outline" disabled={isDisabled || url === ''} onClick={add}>
        Add
      </Button>
    </Flex>
  );
}

interface UploadListProps {
  readonly uploads: readonly PictureUpload[];
  readonly refusals: readonly PictureRefusal[];
}

function UploadList({ uploads, refusals }: UploadListProps) {
  return (
    <>
      {uploads.length > 0 && (
        <chakra.ul listStyleType="none" width="full">
          {uploads.map(({ id, fileName, sent }) => (
            <chakra.li key={id}>
              <Progress.Root value={Math.round(sent * 100)} aria-label={`Uploading ${fileName}`}>
                <Progress.Label textStyle="xs">{fileName}</Progress.Label>
                <Progress.Track h="0.5">
                  <Progress.Range />
                </Progress.Track>
              </Progress.Root>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div role="alert" width="full">
        {refusals.map(({ id, text }) => (
          <Text key={id} color="fg.error">
            {text}
          </Text>
        ))}
      </chakra.div>
    </>
  );
}

interface PictureTileProps {
  readonly url: string;
  /** Position in the set, starting at 1. */
  readonly index: number;
  readonly isMain: boolean;
  readonly onRemove: () => void;
}

/** Picture in a set, with its actions. */
function PictureTile({ url, index, isMain, onRemove }: PictureTileProps) {
  const [isBroken, setBroken] = useState(false);
  const name = fileNameOf(url);
  return (
    <Box width="7rem" borderWidth="1px" title={url}>
      <Center position="relative" height="6rem" bg="bg.subtle" overflow="hidden">
        {isBroken ? (
          <Text textStyle="xs" color="fg.muted" px="2" textAlign="center">
            Could not load
          </Text>
        ) : (
          <Image
            src={url}
            alt={name}
            loading="lazy"
            boxSize="full"
            objectFit="contain"
            onError={() => setBroken(true)}
          />
        )}
        {isMain && (
          <Text position="absolute" insetInlineStart="0" top="0" px="1" bg="bg" textStyle="xs" color="fg">
            Main
          </Text>
        )}
      </Center>
      <Flex align="center" borderTopWidth="1px">
        <SortHandle />
        <Text textStyle="xs" color="fg.muted" truncate flex="1" px="1">
          {isUploaded(url) ? index : name}
        </Text>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
    </Box>
  );
}

/** File types that the server accepts. The server detects types by content, not by file name. */
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const kinds = 'PNG, JPEG, WebP, GIF and AVIF images';
const maxBytes = 10 * 1024 * 1024;

export interface PictureSetProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** Picture URLs in order. */
  readonly urls: readonly string[];
  readonly maxCount: number;
  /** Ref to the input that the form focuses if validation fails. */
  readonly inputRef?: RefCallback<HTMLInputElement>;
  readonly onChange: (urls: readonly string[]) => void;
}

function invitation(maxCount: number, remainingCount: number): string {
  if (remainingCount <= 0) {
    return `Limit of ${maxCount} pictures reached`;
  }
  return maxCount === 1 ? 'Drop a picture here, or choose one' : 'Drop pictures here, or choose files';
}

/** Editor for a set of pictures. Pictures can be dropped, selected or added by URL, reordered and removed. */
export function PictureSet({ label, hint, error, urls, maxCount, inputRef, onChange }: PictureSetProps) {
  // Latest URLs. Uploads finish asynchronously, when the URLs of the last render can be outdated.
  const latest = useRef(urls);
  useEffect(() => {
    latest.current = urls;
  });
  const change = (next: readonly string[]): void => {
    latest.current = next;
    onChange(next);
  };
  const { uploads, refusals, refuse, send } = usePictureUploads((url) =>
    // If only one picture is allowed, the new picture replaces it.
    change(maxCount === 1 ? [url] : [...latest.current, url]),
  );
  useUnsaved(uploads.length > 0);
  const remainingCount = maxCount === 1 ? 1 : maxCount - urls.length - uploads.length;

  function addFiles(files: readonly File[]): void {
    send(files.slice(0, remainingCount));
    for (const { name } of files.slice(remainingCount)) {
      refuse(`${name}: at most ${maxCount} pictures are allowed.`);
    }
  }

  return (
    <FieldFrame label={label} hint={hint} isOptional="quietly" error={error}>
      <FileUpload.Root
        role="group"
        aria-label={label}
        accept={types}
        maxFiles={Math.max(maxCount, 20)}
        minFileSize={1}
        maxFileSize={maxBytes}
        acceptedFiles={[]}
        disabled={remainingCount <= 0}
        gap="2"
        onFileAccept={({ files }) => files.length > 0 && addFiles(files)}
        onFileReject={({ files }) => {
          for (const rejected of files) {
            refuse(fileRefusalText(rejected, maxBytes, kinds));
          }
        }}
      >
        <FileUpload.HiddenInput />
        {urls.length > 0 && (
          <SortableList
            label={label}
            items={setOf(urls)}
            idOf={({ id }) => id}
            nameOf={({ url }) => fileNameOf(url)}
            onSort={(next) => change(next.map(({ url }) => url))}
            layout={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}
          >
            {({ url }, position) => (
              <PictureTile
                url={url}
                index={position + 1}
                isMain={position === 0 && maxCount > 1}
                onRemove={() => change(urls.filter((_, index) => index !== position))}
              />
            )}
          </SortableList>
        )}
        <UploadList uploads={uploads} refusals={refusals} />
        <FileUpload.Dropzone minHeight="0" width="full" py="3" px="4" aria-label={invitation(maxCount, remainingCount)}>
          <Flex align="center" gap="2" color="fg.muted">
            <ImageUp aria-hidden size={16} strokeWidth={1.5} />
            {invitation(maxCount, remainingCount)}
          </Flex>
        </FileUpload.Dropzone>
      </FileUpload.Root>
      <PictureAddress
        label={label}
        isDisabled={remainingCount <= 0}
        isInvalid={error !== undefined}
        inputRef={inputRef}
        onAdd={(url) => change(maxCount === 1 ? [url] : [...urls, url])}
      />
      {maxCount > 1 && urls.length > 1 && (
        <Field.HelperText>The first picture is the main picture. Drag to reorder.</Field.HelperText>
      )}
    </FieldFrame>
  );
}
