import { Box, Container, Flex, Grid, Heading, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { type HomePageQuery, HomePageText } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { usePreviewDraft } from '../../site/preview/preview-draft';
import { useFetched } from '../../site/use-fetched';
import { formatDays } from '../../ui/dates';
import { Deferred } from '../../ui/deferred';
import { ButtonLink } from '../../ui/links';
import { PageHeading } from '../../ui/page-heading';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { paragraphsOf } from '../../ui/text/paragraphs';
import { CategoryCards } from './category-cards';
import { DrawingLabels } from './drawing-labels';
import { type HighlightedDiamond, HighlightedReport, HighlightedReportSkeleton } from './highlighted-report';
import { PictureSlider } from './picture-slider';
import { StockIndex } from './stock-index';

/** ID of the emerald cut in the reference list. */
const EMERALD = '5';

interface CompanyIntroductionProps {
  readonly text: string;
  readonly picture: string | null;
}

/** First paragraph of the company text, with a link to the full text. */
function CompanyIntroduction({ text, picture }: CompanyIntroductionProps) {
  return (
    <Box as="section" borderTopWidth="1px" aria-labelledby="house">
      <Container py={{ base: '12', lg: '18' }}>
        <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap={{ base: '8', lg: '12' }} alignItems="center">
          <Stack gap="6" align="start">
            <Heading id="house" size="3xl">
              About
            </Heading>
            <Text maxW="prose" color="fg.muted">
              {paragraphsOf(text)[0]}
            </Text>
            <ButtonLink to="/about-us" variant="outline">
              About us
            </ButtonLink>
          </Stack>
          <Flex height={{ base: '14rem', lg: '26rem' }} bg="bg.subtle" color="accent" align="center" justify="center">
            {picture === null ? (
              <ShapeDrawing shapeId={EMERALD} height="80%" width="auto" />
            ) : (
              <Image src={picture} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
            )}
          </Flex>
        </Grid>
      </Container>
    </Box>
  );
}

interface AdvertisedShowProps {
  readonly show: NonNullable<HomePageQuery['advertisedShow']>;
}

/** Section about the trade show that is advertised on the home page. */
function AdvertisedShow({ show: { name, location, booth, startDate, endDate, image } }: AdvertisedShowProps) {
  const facts = [startDate === null ? null : formatDays(startDate, endDate), location, booth];
  return (
    <Box as="section" bg="bg.subtle" borderTopWidth="1px" aria-labelledby="show">
      <Container py={{ base: '12', lg: '18' }}>
        <Grid templateColumns={{ base: '1fr', lg: image === null ? '1fr' : '7fr 5fr' }} gap={{ base: '8', lg: '12' }}>
          {image !== null && (
            <Image src={image} alt="" loading="lazy" width="full" aspectRatio="16/9" objectFit="cover" />
          )}
          <Stack gap="4" align="start" justify="center">
            <Text textStyle="md" color="fg.muted">
              Meet us
            </Text>
            <Heading id="show" size="3xl">
              {name}
            </Heading>
            <Text>{facts.filter((fact) => fact !== null).join(' · ')}</Text>
            <ButtonLink to="/shows" variant="outline">
              All shows
            </ButtonLink>
          </Stack>
        </Grid>
      </Container>
    </Box>
  );
}

interface TopPictureProps {
  readonly src: string;
}

/** Full-width picture at the top of the page. */
function TopPicture({ src }: TopPictureProps) {
  return (
    <Box borderTopWidth="1px" bg="bg.muted">
      <Image
        src={src}
        alt=""
        display="block"
        width="full"
        aspectRatio={{ base: '4/3', md: '21/9' }}
        objectFit="cover"
      />
    </Box>
  );
}

/** Loaded on demand, because videos are at the end of the page and few installations have them. */
const Videos = lazy(() => import('./videos'));

interface HomeSectionsProps {
  /** Undefined if the content could not be loaded. In that case, drawings are shown instead. */
  readonly content: HomePageQuery | undefined;
}

const isSet = (address: string | null | undefined): address is string => address != null;

/** Sections below the highlighted stone, with content from the back office, or drawings if there is no content. */
function HomeSections({ content }: HomeSectionsProps) {
  const { aboutUs = null, advertisedShow = null } = content ?? {};
  const homepage = usePreviewDraft('homepage', content?.homepage ?? null);
  const videos = [homepage?.e1Video, homepage?.e2Video, homepage?.e3Video].filter(isSet);
  return (
    <>
      {isSet(homepage?.topImage) && <TopPicture src={homepage.topImage} />}
      <CategoryCards pictures={homepage} />
      <StockIndex />
      <PictureSlider
        pictures={[homepage?.slider1Image, homepage?.slider2Image, homepage?.slider3Image].filter(isSet)}
      />
      {isSet(aboutUs?.text) && <CompanyIntroduction text={aboutUs.text} picture={homepage?.aboutImage ?? null} />}
      {advertisedShow !== null && <AdvertisedShow show={advertisedShow} />}
      {videos.length > 0 && (
        <Suspense fallback={null}>
          <Videos addresses={videos} />
        </Suspense>
      )}
    </>
  );
}

/** ID of the round shape in the reference list. */
const ROUND = '1';

/** Dash length that exceeds every line of the drawing, so that each line is animated in one stroke. */
const MAX_LINE_WIDTH = '2400';

interface StoneDrawingProps {
  /** Stone whose table size and measurements are drawn. Null for a generic drawing. */
  readonly diamond: HighlightedDiamond | null;
}

/** Animated line drawing of a round brilliant, cropped by the right edge of the page. */
function StoneDrawing({ diamond }: StoneDrawingProps) {
  return (
    <Box
      aria-hidden
      position={{ base: 'relative', lg: 'absolute' }}
      top={{ base: '0', lg: '12' }}
      insetStart={{ base: '30%', lg: '58%', '2xl': 'calc(50% + 7rem)' }}
      boxSize={{ base: '22rem', lg: '45rem' }}
      height={{ base: '16rem', lg: '45rem' }}
      overflow={{ base: 'hidden', lg: 'visible' }}
      pointerEvents="none"
    >
      <Box color="accent" css={{ '& path': { strokeDasharray: MAX_LINE_WIDTH, animation: 'draw 900ms ease-out' } }}>
        <ShapeDrawing
          shapeId={ROUND}
          tablePercent={diamond?.proportions.tablePercent ?? null}
          boxSize={{ base: '22rem', lg: '45rem' }}
        />
      </Box>
      {diamond !== null && <DrawingLabels diamond={diamond} />}
    </Box>
  );
}

function Introduction() {
  const user = useCurrentUser();
  return (
    <Stack gap="6" maxW={{ lg: '7/12' }} pt={{ base: '12', lg: '28' }} pb={{ base: '12', lg: '18' }}>
      <PageHeading size="5xl">Every stone, described as on its report</PageHeading>
      <Text maxW="30rem" color="fg.muted">
        {user === null
          ? 'Graded diamonds for the trade. Approved traders see the full stock at their own prices. Our public stock is visible without an account.'
          : 'All the stock in your account, at your own prices from list to order.'}
      </Text>
      <HStack gap="3" wrap="wrap">
        <ButtonLink to="/diamonds/white" size="lg">
          See white diamonds
        </ButtonLink>
        {user === null ? (
          <ButtonLink to="/register" size="lg" variant="outline">
            Open an account
          </ButtonLink>
        ) : (
          <ButtonLink to="/account/orders" size="lg" variant="outline">
            Your orders
          </ButtonLink>
        )}
      </HStack>
    </Stack>
  );
}

/**
 * Placeholder that pushes the following content below the first screen. A picture that loads above it then causes no
 * visible layout shift.
 */
const placeholder = <Box minHeight="dvh" />;

/** Home page with an introduction, the highlighted stone and content from the back office. */
export default function HomePage() {
  // The page works even if this request fails.
  const { data, hasFailed } = useFetched(HomePageText);
  const isReading = data === undefined && !hasFailed;
  const diamond = data?.highlightedDiamond ?? null;
  return (
    <>
      {/* Reserves the minimum height of the drawing, with or without a highlighted stone. */}
      <Box position="relative" overflow="hidden" minHeight={{ lg: '54rem' }}>
        <StoneDrawing diamond={diamond} />
        <Container>
          <Introduction />
          {isReading && <HighlightedReportSkeleton />}
          {diamond !== null && (
            <Deferred fallback={<HighlightedReportSkeleton />}>
              <HighlightedReport diamond={diamond} />
            </Deferred>
          )}
        </Container>
      </Box>
      {isReading ? (
        placeholder
      ) : (
        <Deferred fallback={placeholder}>
          <HomeSections content={data} />
        </Deferred>
      )}
    </>
  );
}
