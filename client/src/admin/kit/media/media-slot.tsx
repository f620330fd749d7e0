import { Button, Center, chakra, Flex, Image, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type FieldValues, get, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { fileRefusalText, fileSizeText } from '../file-refusal';
import { FileUpload } from '../parts/file-upload';
import { acceptedTypesText, type Media, type MediaKind, mediaKinds, useAddresses } from './media-kinds';

type MediaFieldProps<TValues extends FieldValues, TContext, TOutput> = Pick<
  BoundField<TValues, TContext, TOutput>,
  'control' | 'name' | 'label'
> &
  Pick<ComponentProps<typeof MediaSlot>, 'kind' | 'without' | 'isLogo'>;

/** Form field for a picture or video. The file is uploaded when the form is saved. */
export function MediaField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  ...slot
}: MediaFieldProps<TValues, TContext, TOutput>) {
  const { field, fieldState, formState } = useController({ control, name });
  const stored: unknown = get(formState.defaultValues, name);
  return (
    <MediaSlot
      {...slot}
      value={field.value ?? null}
      stored={typeof stored === 'string' ? stored : null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

interface MediaSlotProps {
  readonly label: string;
  readonly kind?: MediaKind;
  readonly value: Media;
  /** URL of the current content. Null if there is none. */
  readonly stored: string | null;
  readonly onChange: (value: Media) => void;
  /** Short text that describes the effect of an empty slot. */
  readonly without: string;
  readonly error?: string | undefined;
  /** Whether the picture is a logo, which is shown uncropped on white even in dark mode. */
  readonly isLogo?: boolean;
  readonly children?: ReactNode;
}

/** Returns a note that describes the unsaved change. */
function stateOf(value: Media, stored: string | null, without: string): string {
  if (value instanceof File) {
    return `${value.name}, ${fileSizeText(value.size)}, not saved yet`;
  }
  if (value === null) {
    return stored === null ? without : `Removed, not saved yet. ${without}`;
  }
  return '';
}

/** Slot for one picture or video, which can be dropped or selected, previewed, replaced and removed. */
export function MediaSlot({
  label,
  kind = 'picture',
  value,
  stored,
  onChange,
  without,
  error,
  isLogo = false,
  children,
}: MediaSlotProps) {
  const { types, words, maxBytes, most } = mediaKinds[kind];
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = useAddresses()(value);
  const noteId = useId();
  const isChanged = value !== stored;
  const problem = refusal ?? error;

  function setMedia(next: Media): void {
    setRefusal(null);
    onChange(next);
  }

  return (
    <FileUpload.Root
      role="group"
      aria-label={label}
      accept={[...types]}
      maxFiles={1}
      minFileSize={1}
      maxFileSize={maxBytes}
      acceptedFiles={value instanceof File ? [value] : []}
      onFileAccept={({ files: [file] }) => {
        if (file !== undefined) {
          setMedia(file);
        }
      }}
      onFileReject={({ files: [rejected] }) => {
        if (rejected !== undefined) {
          const isTooLarge = rejected.errors.includes('FILE_TOO_LARGE');
          setRefusal(
            isTooLarge ? `${rejected.file.name} is larger than ${most}.` : fileRefusalText(rejected, maxBytes, words),
          );
        }
      }}
      translations={{ dropzone: `${label}: drop a file here or press to choose one` }}
      gap="1"
    >
      <FileUpload.HiddenInput aria-label={`File for ${label}`} aria-describedby={noteId} />
      <Flex gap="4" align="flex-start" width="full">
        <FileUpload.Dropzone
          width="9rem"
          minHeight="0"
          height="5.5rem"
          p={isLogo ? '2' : '0'}
          flexShrink="0"
          overflow="hidden"
          bg={isLogo ? 'white' : undefined}
          borderStyle={address === null ? 'dashed' : 'solid'}
        >
          <MediaPreview address={address} kind={kind} isLogo={isLogo} />
        </FileUpload.Dropzone>
        <Stack gap="1" flex="1" minWidth="0">
          <Text fontWeight="semibold">{label}</Text>
          <VisuallyHidden id={noteId}>{acceptedTypesText(kind)}</VisuallyHidden>
          <Text textStyle="xs" color="fg.subtle" overflowWrap="anywhere" _empty={{ display: 'none' }}>
            {stateOf(value, stored, without)}
          </Text>
          <Flex gap="2" wrap="wrap">
            {children}
            <FileUpload.Trigger asChild>
              <Button size="xs" variant="outline" aria-label={`${value === null ? 'Choose' : 'Replace'} ${label}`}>
                {value === null ? 'Choose' : 'Replace'}
              </Button>
            </FileUpload.Trigger>
            {isChanged && (
              <Button size="xs" variant="ghost" colorPalette="neutral" onClick={() => setMedia(stored)}>
                {stored === null ? 'Remove' : 'Restore'}
              </Button>
            )}
            {!isChanged && value !== null && (
              <Button
                size="xs"
                variant="ghost"
                colorPalette="danger"
                aria-label={`Remove ${label}`}
                onClick={() => setMedia(null)}
              >
                Remove
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
      <Text role="alert" textStyle="md" color="fg.error" _empty={{ display: 'none' }}>
        {problem}
      </Text>
    </FileUpload.Root>
  );
}

interface MediaPreviewProps {
  readonly address: string | null;
  readonly kind: MediaKind;
  readonly isLogo: boolean;
}

function MediaPreview({ address, kind, isLogo }: MediaPreviewProps) {
  if (address === null) {
    return (
      <Center px="2" textStyle="xs" color={isLogo ? 'black' : 'fg.muted'} textAlign="center">
        Drop a file here
      </Center>
    );
  }
  return kind === 'video' ? (
    <chakra.video src={address} muted playsInline preload="metadata" boxSize="full" objectFit="cover" />
  ) : (
    <Image src={address} alt="" boxSize="full" objectFit={isLogo ? 'contain' : 'cover'} />
  );
}
