import type { ringSettingShopPages } from '../../graphql/generated/stock/shop-pages';
import type { RingKind } from '../../shared/rings/ring-address';
import type { PageId } from '../../table/state/page-ids';

interface BuilderText {
  readonly title: string;
  readonly lead: string;
  /** Page settings of the setting list and the stone list. */
  readonly settingPage: keyof typeof ringSettingShopPages;
  readonly stonePage: PageId;
}

/** Texts and settings that differ between the two builders. */
export const builderText: Readonly<Record<RingKind, BuilderText>> = {
  engagement: {
    title: 'Engagement rings',
    lead: 'A setting, and a diamond with its own report. Begin with either, then choose the other from the parts that fit.',
    settingPage: 'engagement-rings',
    stonePage: 'engagement_rings',
  },
  completed: {
    title: 'Completed rings',
    lead: 'Choose the setting and the grades; we source the stone when you order. Begin with either.',
    settingPage: 'completed-rings',
    stonePage: 'completed_engagement_rings',
  },
};
