import { HStack, IconButton, Link } from '@chakra-ui/react';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { webAddress } from '../../shared/diamonds/web-address';
import { copyText } from '../../ui/share/copy-text';

interface ReportNumberProps {
  readonly number: string;
  readonly url: string | null;
}

/** A report's number: links to the report where its address is known, and copies. */
export function ReportNumber({ number, url }: ReportNumberProps) {
  const [isCopied, setCopied] = useState(false);
  const address = webAddress(url);

  async function copy(): Promise<void> {
    if (await copyText(number)) {
      setCopied(true);
    }
  }

  return (
    <HStack gap="1" justify="flex-end">
      {address === null ? (
        <span>{number}</span>
      ) : (
        <Link href={address} target="_blank" rel="noreferrer">
          {number}
          <ExternalLink size={14} aria-label="opens the report in a new tab" />
        </Link>
      )}
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="neutral"
        aria-label={isCopied ? 'Report number copied' : 'Copy the report number'}
        onClick={() => void copy()}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </HStack>
  );
}
