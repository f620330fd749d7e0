import type { ringSettingShopPages } from '../../graphql/generated/stock/shop-pages';
import type { RingKind } from '../../shared/rings/ring-address';
import type { PageId } from '../../table/state/page-ids';

interface BuilderText {
  readonly title: string;
  readonly lead: string;
  /** Key of the page settings for the list of settings. */
  readonly settingPage: keyof typeof ringSettingShopPages;
  readonly stonePage: PageId;
}

/** Texts and settings that differ between the two builders. */
export const builderText: Readonly<Record<RingKind, BuilderText>> = {
  engagement: {
    title: 'Engagement rings',
    lead: 'Combine a setting with a graded diamond. Start with either one, then choose from the parts that fit it.',
    settingPage: 'engagement-rings',
    stonePage: 'engagement_rings',
  },
  completed: {
    title: 'Completed rings',
    lead: 'Choose a setting and the grades of the stone. We source the stone when you order. Start with either one.',
    settingPage: 'completed-rings',
    stonePage: 'completed_engagement_rings',
  },
};
