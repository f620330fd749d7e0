import { Box, DataList, Heading, Text } from '@chakra-ui/react';
import { laboratoryName } from '../../shared/items/diamond-text';
import { ExplainedTerm } from '../../ui/explained-term';
import { figureText } from './grade-explanations';
import { type DetailedStone, type ReportFact, reportSections } from './report-facts';
import { ReportNumber } from './report-number';

/** A value; a fact that the report leaves out is said to be left out. */
function FactValue({ value, meaning }: Pick<ReportFact, 'value' | 'meaning'>) {
  return value === null ? (
    <Text as="span" color="fg.subtle">
      not on report
    </Text>
  ) : (
    <Explained meaning={meaning}>{value}</Explained>
  );
}

/** A term that can be asked about where its meaning is written down. */
function Explained({ meaning, children }: { readonly meaning: string | null | undefined; readonly children: string }) {
  return meaning == null ? children : <ExplainedTerm explanation={meaning}>{children}</ExplainedTerm>;
}

interface ReportSheetProps {
  readonly stone: DetailedStone;
}

/** Labels beside values, laid out as a laboratory does. */
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
