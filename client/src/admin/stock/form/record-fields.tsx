import { useQuery } from '@apollo/client/react';
import { Grid, GridItem } from '@chakra-ui/react';
import { StockReferenceListsDocument } from '../../../graphql/generated/graphql';
import type { StockDeclaration, StockFieldDeclaration, StockValueKind } from '../../../graphql/stock/stock-declaration';
import { PanelSection } from '../../kit/panel/panel-parts';
import { FieldControl } from './field-control';
import { formSections } from './form-fields';
import type { FormParts, RecordControl } from './typed-record';

/** Number of grid columns (out of six) by kind of value. Default: 3. */
const spans: Readonly<Partial<Record<StockValueKind, number>>> = {
  longText: 6,
  link: 6,
  picture: 6,
  pictures: 6,
  references: 6,
  choices: 6,
};

const numbers: ReadonlySet<StockValueKind> = new Set(['integer', 'number', 'carats']);

/**
 * Returns the number of grid columns that a field spans. Sections with at least three number fields show three fields
 * per row.
 */
function spanOf({ value }: StockFieldDeclaration, section: readonly StockFieldDeclaration[]): number {
  const isOfMany = numbers.has(value) && section.filter((field) => numbers.has(field.value)).length >= 3;
  return isOfMany ? 2 : (spans[value] ?? 3);
}

interface RecordFieldsProps {
  readonly declaration: StockDeclaration;
  readonly parts: FormParts;
  readonly control: RecordControl;
  readonly isNew?: boolean;
  /** Returns whether a section is shown. By default, all sections are shown. */
  readonly hasSection?: (title: string) => boolean;
}

const allSections = () => true;

export function RecordFields({
  declaration,
  parts,
  control,
  isNew = false,
  hasSection = allSections,
}: RecordFieldsProps) {
  const lists = useQuery(StockReferenceListsDocument).data?.referenceLists;
  return (
    <>
      {formSections(declaration)
        .filter(({ title }) => hasSection(title))
        .map(({ title, fields }) => (
          <PanelSection key={title} title={title}>
            <Grid templateColumns="repeat(6, minmax(0, 1fr))" columnGap="3" rowGap="3" alignItems="start">
              {fields
                .filter(({ name }) => !parts.besides.includes(name))
                .map((field) => {
                  const Own = parts.controls[field.name];
                  return (
                    <GridItem key={field.name} colSpan={Own === undefined ? spanOf(field, fields) : 6}>
                      {Own === undefined ? (
                        <FieldControl field={field} control={control} lists={lists} isNew={isNew} />
                      ) : (
                        <Own control={control} />
                      )}
                    </GridItem>
                  );
                })}
            </Grid>
          </PanelSection>
        ))}
    </>
  );
}
