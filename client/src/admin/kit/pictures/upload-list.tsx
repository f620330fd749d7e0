import { chakra, Text } from '@chakra-ui/react';
import { Progress } from '../parts/progress';
import type { PictureRefusal, PictureUpload } from './use-picture-uploads';

interface UploadListProps {
  readonly uploads: readonly PictureUpload[];
  readonly refusals: readonly PictureRefusal[];
}

/** Files on their way, and those that were not taken. */
export function UploadList({ uploads, refusals }: UploadListProps) {
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
