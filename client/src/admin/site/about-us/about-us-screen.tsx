import { useMutation, useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import * as v from 'valibot';
import { optionalTextUpTo } from '../../../forms/field-rules';
import { TextAreaField } from '../../../forms/text-field';
import {
  type AboutUsRecordFragment,
  AdminAboutUsDocument,
  UpdateAboutUsDocument,
} from '../../../graphql/generated/graphql';
import { mediaRule, useAddresses } from '../../kit/media/media-kinds';
import { MediaField } from '../../kit/media/media-slot';
import { PagePreview } from '../../kit/preview/page-preview';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

const aboutUsForm = v.object({ text: optionalTextUpTo(10_000), image1: mediaRule, image2: mediaRule });

const labels = { text: 'Text', image1: 'First picture', image2: 'Second picture' };

interface AboutUsFormProps {
  readonly stored: AboutUsRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Form for the About Us page, next to a preview. */
function AboutUsForm({ stored, reload }: AboutUsFormProps) {
  const [update] = useMutation(UpdateAboutUsDocument);
  const addressOf = useAddresses();
  const state = useVersionedForm({
    schema: aboutUsForm,
    stored,
    typed: ({ text, image1, image2 }: AboutUsRecordFragment) => ({ text: text ?? '', image1, image2 }),
    labels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { expectedVersion, set } } });
      return data?.updateAboutUs?.aboutUs;
    },
    reload,
    failure: 'Error saving about us configuration',
    doneText: 'About us page saved',
  });
  const { control, watch } = state.form;
  const { text, image1, image2 } = watch();
  const aboutUs = { text: text.trim() || null, image1: addressOf(image1), image2: addressOf(image2) };

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '26rem minmax(0, 1fr)' }} gap="8" alignItems="start">
      <SettingsForm state={state} noun="the About us page">
        <TextAreaField
          control={control}
          name="text"
          label={labels.text}
          hint="Plain text. A blank line starts a new paragraph. The first paragraph is also shown on the home page. Leave blank to use the default text."
          rows={12}
          isOptional="quietly"
        />
        <MediaField
          control={control}
          name="image1"
          label={labels.image1}
          without="If not set, a drawing is shown beside the text."
        />
        <MediaField
          control={control}
          name="image2"
          label={labels.image2}
          without="If not set, no picture is shown below the text."
        />
      </SettingsForm>
      <PagePreview title="About us" path="/about-us" draft={{ aboutUs }} />
    </Grid>
  );
}

export default function AboutUsScreen() {
  const query = useQuery(AdminAboutUsDocument, { fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="About us"
      lead="Text and pictures of the About us page. The preview shows your unsaved changes."
      query={query}
      stored={query.data?.aboutUs}
      failure="Error fetching about us configuration"
    >
      {(stored) => <AboutUsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
