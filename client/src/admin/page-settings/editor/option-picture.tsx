import { chakra, IconButton, Image, Menu, Portal } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DraftOption } from '../draft/page-draft';

interface OptionPictureProps {
  readonly option: DraftOption;
  readonly onChange: (option: DraftOption) => void;
}

/** Address under which the browser shows a file that is not uploaded yet. */
function useFileUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file === undefined ? null : URL.createObjectURL(file);
    setUrl(made);
    return () => (made === null ? undefined : URL.revokeObjectURL(made));
  }, [file]);
  return url;
}

/** The picture of an option: the one that it has or gets. */
export function OptionPicture({ option, onChange }: OptionPictureProps) {
  const { value, label, imageUrl, image } = option;
  const input = useRef<HTMLInputElement>(null);
  const shown = useFileUrl(image) ?? imageUrl;
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        display="none"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={`File with a picture of ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            onChange({ ...option, image: file });
          }
          target.value = '';
        }}
      />
      <Menu.Root lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <IconButton size="xs" variant="ghost" colorPalette="neutral" aria-label={`Picture of ${label}`}>
            {shown === null ? <ImagePlus aria-hidden /> : <Image src={shown} alt="" boxSize="5" objectFit="contain" />}
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="choose" onClick={() => input.current?.click()}>
                {shown === null ? 'Choose a picture' : 'Choose another picture'}
              </Menu.Item>
              {shown !== null && (
                <Menu.Item value="remove" onClick={() => onChange({ value, label, imageUrl: null })}>
                  Take the picture away
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}
