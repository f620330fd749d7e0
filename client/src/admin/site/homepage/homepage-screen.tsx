import { useMutation, useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import * as v from 'valibot';
import { Fieldset } from '../../../forms/fieldset';
import {
  AdminHomepageDocument,
  type HomepageRecordFragment,
  UpdateHomepageDocument,
} from '../../../graphql/generated/graphql';
import { acceptedTypesText, type MediaKind, mediaRule, useAddresses } from '../../kit/media/media-kinds';
import { MediaField } from '../../kit/media/media-slot';
import { PagePreview } from '../../kit/preview/page-preview';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

const homepageForm = v.object({
  topImage: mediaRule,
  cardRings: mediaRule,
  cardBracelets: mediaRule,
  cardNecklaces: mediaRule,
  cardEarrings: mediaRule,
  slider1Image: mediaRule,
  slider2Image: mediaRule,
  slider3Image: mediaRule,
  aboutImage: mediaRule,
  e1Video: mediaRule,
  e2Video: mediaRule,
  e3Video: mediaRule,
});

type HomepagePlace = keyof v.InferInput<typeof homepageForm>;

const homepageLabels: Readonly<Record<HomepagePlace, string>> = {
  topImage: 'Top picture',
  cardRings: 'Rings',
  cardBracelets: 'Bracelets',
  cardNecklaces: 'Necklaces',
  cardEarrings: 'Earrings',
  slider1Image: 'First picture',
  slider2Image: 'Second picture',
  slider3Image: 'Third picture',
  aboutImage: 'Company picture',
  e1Video: 'First video',
  e2Video: 'Second video',
  e3Video: 'Third video',
};

/** Pictures or videos in one section of the home page. */
interface PlaceGroup {
  readonly title: string;
  readonly places: readonly HomepagePlace[];
  readonly kind: MediaKind;
  /** Text below an empty field that describes how the page looks without it. */
  readonly without: string;
}

/** Sections of the home page in display order. */
const homepageGroups: readonly PlaceGroup[] = [
  { title: 'Intro', places: ['topImage'], kind: 'picture', without: 'If not set, this section is not shown.' },
  {
    title: 'Jewellery cards',
    places: ['cardRings', 'cardBracelets', 'cardNecklaces', 'cardEarrings'],
    kind: 'picture',
    without: 'If not set, a drawing is shown.',
  },
  {
    title: 'Slider',
    places: ['slider1Image', 'slider2Image', 'slider3Image'],
    kind: 'picture',
    without: 'If not set, drawings of diamond cuts are shown.',
  },
  {
    title: 'About us',
    places: ['aboutImage'],
    kind: 'picture',
    without: 'If not set, a drawing is shown.',
  },
  {
    title: 'Videos',
    places: ['e1Video', 'e2Video', 'e3Video'],
    kind: 'video',
    without: 'If not set, this section is not shown.',
  },
];

/** Returns the stored home page as form values. */
function typedHomepage({
  __typename,
  id,
  version,
  ...places
}: HomepageRecordFragment): v.InferInput<typeof homepageForm> {
  return places;
}

interface HomepageFormProps {
  readonly stored: HomepageRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Form for the home page, next to a preview. */
function HomepageForm({ stored, reload }: HomepageFormProps) {
  const [update] = useMutation(UpdateHomepageDocument);
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
    doneText: 'Home page saved',
  });
  const { control, watch } = state.form;
  const homepage = Object.fromEntries(Object.entries(watch()).map(([name, media]) => [name, addressOf(media)]));

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '23rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <SettingsForm state={state} noun="the home page">
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

/** Screen for the home page settings, with a preview. */
export default function HomepageScreen() {
  const query = useQuery(AdminHomepageDocument, { fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Homepage"
      lead={`Pictures and videos of the home page. The preview shows your unsaved changes. Allowed files: ${acceptedTypesText('picture')}, and ${acceptedTypesText('video')}.`}
      query={query}
      stored={query.data?.homepage}
      failure="Error fetching homepage configuration"
    >
      {(stored) => <HomepageForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
