import { useQuery } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { ImportLimitDocument } from '../../../graphql/generated/graphql';
import { fileRefusalText, fileSizeText } from '../../kit/file-refusal';
import { FileUpload } from '../../kit/parts/file-upload';
import { type ImportReport, readAsText } from '../report/import-problems';

/** Accepted file types. CSV files have several types, because their media type depends on the operating system. */
const FILE_TYPES = [
  ...['text/csv', 'text/plain', 'text/tab-separated-values', '.csv', '.tsv', '.txt'],
  ...['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx'],
];

const INVITATION = 'Drop a stock file here, or click to choose one';
const KINDS = 'CSV or Excel (XLSX), in any layout';

interface FileStepProps {
  /** Name and size of the selected local file, or of the file on the server. */
  readonly file: Pick<File, 'name' | 'size'> | null;
  /** Detected file format. Null before the file has been read. */
  readonly readAs: ImportReport['readAs'];
  readonly isBusy: boolean;
  readonly onChange: (file: File | null) => void;
}

/** Step in which the user drops or selects a stock file. */
export function FileStep({ file, readAs, isBusy, onChange }: FileStepProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const maxBytes = useQuery(ImportLimitDocument).data?.siteSettings?.importMaxBytes;
  const acceptedText = maxBytes === undefined ? KINDS : `${KINDS}, at most ${fileSizeText(maxBytes)}`;
  return (
    <FileUpload.Root
      accept={FILE_TYPES}
      maxFiles={1}
      maxFileSize={maxBytes ?? Number.POSITIVE_INFINITY}
      disabled={isBusy}
      acceptedFiles={file instanceof File ? [file] : []}
      onFileAccept={({ files }) => {
        const [accepted] = files;
        if (accepted !== undefined) {
          setRefusal(null);
          onChange(accepted);
        }
      }}
      onFileReject={({ files }) => {
        const [rejected] = files;
        if (rejected !== undefined) {
          setRefusal(fileRefusalText(rejected, maxBytes ?? rejected.file.size, 'CSV and Excel (XLSX) files'));
        }
      }}
      translations={{ dropzone: `${INVITATION} ${acceptedText}` }}
    >
      <FileUpload.HiddenInput />
      {file === null ? (
        <FileUpload.Dropzone>
          <chakra.svg as={FileUp} boxSize="8" strokeWidth="1" color="fg.muted" aria-hidden />
          <FileUpload.DropzoneContent>
            <Text fontWeight="semibold">{INVITATION}</Text> <Text color="fg.muted">{acceptedText}</Text>
          </FileUpload.DropzoneContent>
        </FileUpload.Dropzone>
      ) : (
        <Flex align="center" gap="3" width="full" p="4" borderWidth="1px">
          <chakra.svg as={FileSpreadsheet} boxSize="6" strokeWidth="1" color="fg.muted" aria-hidden />
          <Box minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {file.name}
            </Text>
            <Text color="fg.muted" overflowWrap="anywhere">
              {readAs === null ? fileSizeText(file.size) : `${fileSizeText(file.size)}, read as ${readAsText(readAs)}`}
            </Text>
          </Box>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="neutral"
            ms="auto"
            disabled={isBusy}
            onClick={() => onChange(null)}
          >
            Choose another file
          </Button>
        </Flex>
      )}
      <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
        {refusal}
      </Text>
    </FileUpload.Root>
  );
}
