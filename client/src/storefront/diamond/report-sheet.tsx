import { Box, DataList, Heading, HStack, IconButton, Link, Text } from '@chakra-ui/react';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { webAddress } from '../../shared/diamonds/web-address';
import { laboratoryName } from '../../shared/items/diamond-text';
import { ExplainedTerm } from '../../ui/explained-term';
import { copyText } from '../../ui/share/copy-text';
import { figureText } from './grade-explanations';
import { type DetailedStone, type ReportFact, reportSections } from './report-facts';

interface ReportNumberProps {
  readonly number: string;
  readonly url: string | null;
}

/** Report number with a copy button, and a link to the report if its URL is known. */
function ReportNumber({ number, url }: ReportNumberProps) {
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

/** Value of a fact, or “not on report” if it is null. */
function FactValue({ value, meaning }: Pick<ReportFact, 'value' | 'meaning'>) {
  return value === null ? (
    <Text as="span" color="fg.subtle">
      not on report
    </Text>
  ) : (
    <Explained meaning={meaning}>{value}</Explained>
  );
}

/** Label or value, with its explanation if there is one. */
function Explained({ meaning, children }: { readonly meaning: string | null | undefined; readonly children: string }) {
  return meaning == null ? children : <ExplainedTerm explanation={meaning}>{children}</ExplainedTerm>;
}

interface ReportSheetProps {
  readonly stone: DetailedStone;
}

/** Grading report of a stone, with labels next to the values. */
export function ReportSheet({ stone }: ReportSheetProps) {
  return (
    <Box>
      <Heading as="h2" size="lg" mb="2">
        Report
      </Heading>
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Laboratory</DataList.ItemLabel>
          <DataList.ItemValue>
            {laboratoryName(stone.report.laboratory) ?? (
              <Text as="span" color="fg.subtle">
                No report
              </Text>
            )}
          </DataList.ItemValue>
        </DataList.Item>
        {stone.report.number !== null && (
          <DataList.Item>
            <DataList.ItemLabel>Report number</DataList.ItemLabel>
            <DataList.ItemValue>
              <ReportNumber number={stone.report.number} url={stone.report.url} />
            </DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
      {reportSections(stone).map(({ title, facts }) => (
        <Box key={title} mt="6">
          <Heading as="h2" size="lg" mb="2">
            {title}
          </Heading>
          <DataList.Root>
            {facts.map((fact) => (
              <DataList.Item key={fact.label}>
                <DataList.ItemLabel>
                  <Explained meaning={figureText[fact.label]}>{fact.label}</Explained>
                </DataList.ItemLabel>
                <DataList.ItemValue>
                  <FactValue {...fact} />
                </DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        </Box>
      ))}
    </Box>
  );
}
