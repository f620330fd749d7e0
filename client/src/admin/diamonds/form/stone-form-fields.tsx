import { Box, Grid } from '@chakra-ui/react';
import { FormErrors } from '../../../forms/form-errors';
import { useGradingListsQuery } from '../../../graphql/generated/hooks';
import { PanelSection } from '../../kit/panel-section';
import { StoneFieldInput } from './stone-field-input';
import { stoneSections } from './stone-layout';
import type { StoneControl } from './stone-schema';

interface StoneFormFieldsProps {
  readonly control: StoneControl;
}

/** Every field of a stone in its sections. */
export function StoneFormFields({ control }: StoneFormFieldsProps) {
  const lists = useGradingListsQuery().data?.referenceLists;
  return (
    <>
      <Box mb="4">
        <FormErrors control={control} />
      </Box>
      {stoneSections.map(({ title, fields }) => (
        <PanelSection key={title} title={title}>
          <Grid templateColumns="repeat(6, minmax(0, 1fr))" columnGap="3" rowGap="3" alignItems="start">
            {fields.map((field) => (
              <StoneFieldInput key={field.name} field={field} control={control} lists={lists} />
            ))}
          </Grid>
        </PanelSection>
      ))}
    </>
  );
}
