import { Flex, Grid, HStack, Image, Stack } from '@chakra-ui/react';
import { type AboutUsQuery, AboutUsText } from '../../../graphql/generated/graphql';
import { usePreviewDraft } from '../../../site/preview/preview-draft';
import { useBrandName } from '../../../site/site';
import { useFetched } from '../../../site/use-fetched';
import { ButtonLink } from '../../../ui/links';
import { PageHeading } from '../../../ui/page-heading';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { Paragraphs } from '../../../ui/text/paragraphs';
import { CompanyPage } from '../company-page';

/** ID of the round shape in the reference list. */
const ROUND = '1';

/** Default text, shown if the company has not entered its own. */
const defaultText =
  'We sell graded diamonds and jewellery to the trade. Each stone is described as on its report, and you see your own prices throughout.\n\nIf you are looking for something that is not listed, ask us.';

interface WordsOfTheHouseProps {
  readonly stored: AboutUsQuery['aboutUs'];
}

/** Company text with two pictures, or with drawings if there are no pictures. */
function CompanyText({ stored }: WordsOfTheHouseProps) {
  const brandName = useBrandName();
  const aboutUs = usePreviewDraft('aboutUs', stored);
  return (
    <>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} gap={{ base: '8', lg: '12' }}>
        <Stack gap="6">
          <PageHeading size="4xl">About {brandName}</PageHeading>
          <Paragraphs text={aboutUs?.text ?? defaultText} />
          <HStack gap="3" wrap="wrap" pt="2">
            <ButtonLink to="/contact">Write to us</ButtonLink>
            <ButtonLink to="/shows" variant="outline">
              Where to meet us
            </ButtonLink>
          </HStack>
        </Stack>
        {aboutUs?.image1 == null ? (
          <Flex justify={{ lg: 'flex-end' }} overflow="hidden" color="accent" aria-hidden>
            <ShapeDrawing shapeId={ROUND} boxSize={{ base: '16rem', lg: '28rem' }} flexShrink="0" />
          </Flex>
        ) : (
          <Image
            src={aboutUs.image1}
            alt=""
            width="full"
            aspectRatio={{ base: '4/3', lg: '4/5' }}
            maxHeight={{ lg: '36rem' }}
            objectFit="cover"
          />
        )}
      </Grid>
      {aboutUs?.image2 != null && (
        <Image
          src={aboutUs.image2}
          alt=""
          loading="lazy"
          mt={{ base: '8', lg: '18' }}
          width="full"
          aspectRatio={{ base: '4/3', md: '21/9' }}
          objectFit="cover"
        />
      )}
    </>
  );
}

/** Page with information about the company, `/about`. */
export default function AboutPage() {
  return <CompanyPage read={useFetched(AboutUsText)}>{({ aboutUs }) => <CompanyText stored={aboutUs} />}</CompanyPage>;
}
