import { SimpleGrid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ComboboxField } from '../../forms/combobox-field';
import { toChoices } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import type { AddressCountriesQuery } from '../../graphql/generated/graphql';
import type { AddressForm } from './address-fields';

interface AddressFieldsetProps {
  readonly countries: NonNullable<AddressCountriesQuery['countries']>;
}

/**
 * Fieldset with the fields of an address. It must be inside a form (`FormProvider`) whose values contain the address
 * under `address`.
 */
export function AddressFieldset({ countries }: AddressFieldsetProps) {
  const { control } = useFormContext<AddressForm>();
  const countryChoices = useMemo(() => toChoices(countries), [countries]);
  const countryId = useWatch({ control, name: 'address.countryId' });
  const federations = countries.find(({ id }) => id === countryId)?.federations ?? [];

  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="address.firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="address.lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="address.company" label="Company" autoComplete="organization" isOptional />
        <TextField control={control} name="address.vatNumber" label="VAT number" autoComplete="off" isOptional />
      </SimpleGrid>
      <TextField control={control} name="address.address" label="Street and number" autoComplete="address-line1" />
      <TextField
        control={control}
        name="address.line2"
        label="Building, floor or suite"
        autoComplete="address-line2"
        isOptional
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="address.postcode" label="Postcode" autoComplete="postal-code" isOptional />
        <TextField control={control} name="address.city" label="City" autoComplete="address-level2" />
      </SimpleGrid>
      <ComboboxField
        control={control}
        name="address.countryId"
        label="Country"
        placeholder="Name or code"
        choices={countryChoices}
      />
      {federations.length > 0 && (
        <ComboboxField
          key={countryId}
          control={control}
          name="address.federationId"
          label="State or province"
          choices={toChoices(federations)}
          isOptional
        />
      )}
      <TextField control={control} name="address.phone" label="Phone" type="tel" autoComplete="tel" isOptional />
    </>
  );
}
