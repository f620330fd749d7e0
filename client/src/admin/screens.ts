import {
  Activity,
  CalendarDays,
  CircleDot,
  Construction,
  Contact,
  Crown,
  Diamond,
  FileClock,
  FileCog,
  FileUp,
  Gem,
  Grip,
  Headset,
  Heart,
  History,
  House,
  LayoutDashboard,
  Link2,
  ListFilter,
  type LucideIcon,
  MailPlus,
  Mails,
  MessageSquare,
  Newspaper,
  Orbit,
  Quote,
  ReceiptText,
  Send,
  Settings,
  ShieldCheck,
  Sparkles,
  Undo2,
  Users,
  Watch,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** Back-office screen with its path, menu item and component. */
export interface AdminScreen {
  /** Path below `/admin`; empty for the dashboard. */
  readonly path: string;
  readonly title: string;
  /** Menu icon. Omitted if the screen is not in the menu. */
  readonly icon?: LucideIcon;
  /** Loads the JavaScript chunk of the screen. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

const trade: readonly AdminScreen[] = [
  { path: 'orders', title: 'Orders', icon: ReceiptText, page: () => import('./orders/orders-screen') },
  { path: 'users', title: 'Users', icon: Users, page: () => import('./users/users-screen') },
  {
    path: 'basket-items',
    title: 'Basket items',
    icon: Heart,
    page: () => import('./basket-items/basket-items-screen'),
  },
  { path: 'messages', title: 'Messages', icon: MessageSquare, page: () => import('./messages/messages-screen') },
];

const stock: readonly AdminScreen[] = [
  { path: 'diamonds', title: 'Diamonds', icon: Gem, page: () => import('./stock/diamonds/diamonds-screen') },
  { path: 'melee-lots', title: 'Melee', icon: Grip, page: () => import('./stock/melee-lots/melee-lots-screen') },
  {
    path: 'jewellery-pieces',
    title: 'Jewellery',
    icon: Crown,
    page: () => import('./stock/jewellery/jewellery-screen'),
  },
  {
    path: 'ring-settings',
    title: 'Ring settings',
    icon: CircleDot,
    page: () => import('./stock/ring-settings/ring-settings-screen'),
  },
  {
    path: 'generic-diamonds',
    title: 'Generic diamonds',
    icon: Diamond,
    page: () => import('./stock/generic-diamonds/generic-diamonds-screen'),
  },
  {
    path: 'eternity-rings',
    title: 'Eternity rings',
    icon: Orbit,
    page: () => import('./stock/eternity-rings/eternity-rings-screen'),
  },
  { path: 'bracelets', title: 'Bracelets', icon: Watch, page: () => import('./stock/bracelets/bracelets-screen') },
  {
    path: 'custom-necklaces',
    title: 'Custom necklaces',
    icon: Link2,
    page: () => import('./stock/custom-necklaces/custom-necklaces-screen'),
  },
];

const stockFiles: readonly AdminScreen[] = [
  { path: 'import', title: 'Import', icon: FileUp, page: () => import('./imports/import-screen') },
  { path: 'imports/runs', title: 'Import history', icon: FileClock, page: () => import('./imports/runs/runs-screen') },
  { path: 'imports/runs/:id', title: 'Import', page: () => import('./imports/runs/run-screen') },
  {
    path: 'imports/profiles',
    title: 'Import profiles',
    icon: FileCog,
    page: () => import('./imports/profiles/profiles-screen'),
  },
];

const site: readonly AdminScreen[] = [
  { path: 'homepage', title: 'Homepage', icon: House, page: () => import('./site/homepage/homepage-screen') },
  { path: 'about-us', title: 'About us', icon: Quote, page: () => import('./site/about-us/about-us-screen') },
  {
    path: 'contact-details',
    title: 'Contact details',
    icon: Contact,
    page: () => import('./site/contact-details/contact-details-screen'),
  },
  {
    path: 'support-contacts',
    title: 'Support contacts',
    icon: Headset,
    page: () => import('./site/support-contacts/support-contacts-screen'),
  },
  { path: 'shows', title: 'Shows', icon: CalendarDays, page: () => import('./site/shows/shows-screen') },
  {
    path: 'page-settings',
    title: 'Page settings',
    icon: ListFilter,
    page: () => import('./page-settings/pages-screen'),
  },
  { path: 'page-settings/:pageName', title: 'Page settings', page: () => import('./page-settings/page-screen') },
  {
    path: 'example-rings',
    title: 'Example rings',
    icon: Sparkles,
    page: () => import('./example-rings/example-rings-screen'),
  },
  {
    path: 'maintenance',
    title: 'Maintenance',
    icon: Construction,
    page: () => import('./site/maintenance/maintenance-screen'),
  },
  {
    path: 'house-settings',
    title: 'Shop settings',
    icon: Settings,
    page: () => import('./site/settings/company-settings-screen'),
  },
  { path: 'status', title: 'System status', icon: Activity, page: () => import('./status/status-screen') },
];

const emails: readonly AdminScreen[] = [
  { path: 'emails/send', title: 'New email', icon: Send, page: () => import('./emails/sending/send-screen') },
  { path: 'emails/sent', title: 'Sent emails', icon: Mails, page: () => import('./emails/sent/sent-screen') },
  {
    path: 'emails/failed',
    title: 'Failed system emails',
    page: () => import('./emails/failed/failed-emails-screen'),
  },
  {
    path: 'emails/templates',
    title: 'Email templates',
    icon: MailPlus,
    page: () => import('./emails/templates/templates-screen'),
  },
  {
    path: 'emails/templates/:id',
    title: 'Email template',
    page: () => import('./emails/templates/template-screen'),
  },
  {
    path: 'emails/channels',
    title: 'Email channels',
    icon: Newspaper,
    page: () => import('./emails/channels/channels-screen'),
  },
];

const records: readonly AdminScreen[] = [
  {
    path: 'stock-changes',
    title: 'Bulk changes',
    icon: Undo2,
    page: () => import('./stock-changes/stock-changes-screen'),
  },
  { path: 'audit-log', title: 'Audit log', icon: History, page: () => import('./audit-log/audit-log-screen') },
  {
    path: 'security-log',
    title: 'Security log',
    icon: ShieldCheck,
    page: () => import('./security-log/security-log-screen'),
  },
];

const dashboard: AdminScreen = {
  path: '',
  title: 'Dashboard',
  icon: LayoutDashboard,
  page: () => import('./dashboard/dashboard-screen'),
};

const pageViews: AdminScreen = {
  path: 'page-views',
  title: 'Page views',
  page: () => import('./page-views/page-views-screen'),
};

/** Screens in menu order, by group. The first group has no heading. */
export const screenGroups: readonly { readonly title: string | null; readonly screens: readonly AdminScreen[] }[] = [
  { title: null, screens: [dashboard, pageViews] },
  { title: 'Trade', screens: trade },
  { title: 'Stock', screens: stock },
  { title: 'Stock files', screens: stockFiles },
  { title: 'Site', screens: site },
  { title: 'Email', screens: emails },
  { title: 'Logs', screens: records },
];

/** All screens, including screens that are not in the menu. */
export const adminScreens: readonly AdminScreen[] = screenGroups.flatMap(({ screens }) => screens);

/** Redirects from screens' former paths, which users may have bookmarked. Paths are relative to `/admin`. */
export const movedScreens = [
  { path: 'diamonds/import', to: 'import?stock=diamonds' },
  { path: 'order-documents', to: 'house-settings' },
] as const;

export function screenHref(path: string): string {
  return path === '' ? '/admin' : `/admin/${path}`;
}
