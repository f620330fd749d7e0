import { Grid } from '@chakra-ui/react';
import { Fieldset } from '../../../forms/fieldset';
import type { HomepageRecordFragment } from '../../../graphql/generated/graphql';
import { useAdminHomepageQuery, useUpdateHomepageMutation } from '../../../graphql/generated/hooks';
import { useAddresses, whatIsTaken } from '../../kit/media/media-kinds';
import { MediaField } from '../../kit/media/media-slot';
import { PagePreview } from '../../kit/preview/page-preview';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { homepageForm, homepageGroups, homepageLabels, typedHomepage } from './homepage-slots';

interface HomepageFormProps {
  readonly stored: HomepageRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** The places of the home page, beside the page as it will look. */
function HomepageForm({ stored, reload }: HomepageFormProps) {
  const [update] = useUpdateHomepageMutation();
  const addressOf = useAddresses();
  const state = useVersionedForm({
    schema: homepageForm,
    stored,
    typed: typedHomepage,
    labels: homepageLabels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { expectedVersion, set } } });
      return data?.updateHomepage?.homepage;
    },
    reload,
    failure: 'Error saving homepage configuration',
    done: 'The home page is saved',
  });
  const { control, watch } = state.form;
  const homepage = Object.fromEntries(Object.entries(watch()).map(([place, media]) => [place, addressOf(media)]));

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '23rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <SettingsForm state={state} what="the home page">
        {homepageGroups.map(({ title, places, kind, without }) => (
          <Fieldset.Root key={title}>
            <Fieldset.Legend>{title}</Fieldset.Legend>
            {places.map((place) => (
              <MediaField
                key={place}
                control={control}
                name={place}
                label={homepageLabels[place]}
                kind={kind}
                without={without}
              />
            ))}
          </Fieldset.Root>
        ))}
      </SettingsForm>
      <PagePreview title="Home page" path="/" draft={{ homepage }} />
    </Grid>
  );
}

/** Pictures and videos of the page that the shop opens with. */
export default function HomepageScreen() {
  const query = useAdminHomepageQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Homepage"
      lead={`Pictures and videos of the page that the shop opens with. The preview shows what you have dropped; the shop shows it once you save. Taken are ${whatIsTaken('picture')}, and ${whatIsTaken('video')}.`}
      query={query}
      stored={query.data?.homepage}
      failure="Error fetching homepage configuration"
    >
      {(stored) => <HomepageForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
