import type { LetterheadRecordFragment } from '../../graphql/generated/graphql';
import { useUpdateOrderDocumentSettingsMutation } from '../../graphql/generated/hooks';
import { attempt } from '../kit/failure';
import { LogoForm } from '../kit/logo-form';

interface HouseLogoProps {
  readonly settings: LetterheadRecordFragment;
}

/** The logo on the papers of orders. */
export function HouseLogo({ settings: { logo, version } }: HouseLogoProps) {
  const [update, { loading }] = useUpdateOrderDocumentSettingsMutation();
  return (
    <LogoForm
      logoUrl={logo}
      alt="Logo on the papers of orders"
      without="The papers of orders show the name of the house until you upload another one."
      onSave={(image) =>
        attempt('Error saving order document settings', () =>
          update({ variables: { input: { expectedVersion: version, set: { logo: image } } } }),
        )
      }
      isSaving={loading}
    />
  );
}
