import { lazy, Suspense } from 'react';
import type { HomePageQuery } from '../../graphql/generated/graphql';
import { usePreviewDraft } from '../../site/preview/preview-draft';
import { AdvertisedShow } from './advertised-show';
import { CategoryCards } from './category-cards';
import { CompanyIntroduction } from './company-introduction';
import { PictureSlider } from './picture-slider';
import { StockIndex } from './stock-index';
import { TopPicture } from './top-picture';

/** Last on the page, and few houses have any. */
const Videos = lazy(() => import('./videos'));

interface HomeSectionsProps {
  /** Absent where it could not be read: everything is drawn then. */
  readonly content: HomePageQuery | undefined;
}

const isSet = (address: string | null | undefined): address is string => address != null;

/** Below the highlighted stone: what administrators have put on the home page, drawn where they have put nothing. */
export function HomeSections({ content }: HomeSectionsProps) {
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
