import {
  CircleDot,
  FileClock,
  FileCog,
  FileText,
  FileUp,
  Gem,
  History,
  LayoutDashboard,
  type LucideIcon,
  MailPlus,
  Mails,
  Newspaper,
  Heart,
  LayoutDashboard,
  ListFilter,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
  Send,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** A screen of the back office: its place under `/admin`, its line in the side menu, its page. */
export interface AdminScreen {
  /** Below `/admin`; empty for the dashboard. */
  readonly path: string;
  /** Its heading, and its name in the menu. */
  readonly title: string;
  /** In the menu; left out where other screens lead to it. */
  readonly icon?: LucideIcon;
  /** Loads the screen's own chunk. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Screens that stand together in the menu. */
export interface ScreenGroup {
  /** Over its screens in the menu; the first group has none. */
  readonly title: string | null;
  readonly screens: readonly AdminScreen[];
}

/** The screens in the order of the menu. A new one is a folder with its two files and a line here. */
export const screenGroups: readonly ScreenGroup[] = [
  {
    title: null,
    screens: [
      { path: '', title: 'Dashboard', icon: LayoutDashboard, page: () => import('./dashboard/dashboard-screen') },
    ],
  },
  {
    title: 'Trade',
    screens: [
      { path: 'orders', title: 'Orders', icon: ReceiptText, page: () => import('./orders/orders-screen') },
      { path: 'users', title: 'Users', icon: Users, page: () => import('./users/users-screen') },
      {
        path: 'basket-items',
        title: 'Basket items',
        icon: Heart,
        page: () => import('./basket-items/basket-items-screen'),
      },
      { path: 'messages', title: 'Messages', icon: MessageSquare, page: () => import('./messages/messages-screen') },
    ],
  },
  {
    title: 'Stock',
    screens: [
      { path: 'diamonds', title: 'Diamonds', icon: Gem, page: () => import('./stock/diamonds/diamonds-screen') },
      { path: 'melee-lots', title: 'Melee', icon: Gem, page: () => import('./stock/melee-lots/melee-lots-screen') },
    ],
  },
  {
    title: 'Stock files',
    screens: [
      { path: 'import', title: 'Import', icon: FileUp, page: () => import('./imports/import-screen') },
      {
        path: 'imports/runs',
        title: 'Import history',
        icon: FileClock,
        page: () => import('./imports/runs/runs-screen'),
      },
      { path: 'imports/runs/:id', title: 'Import', page: () => import('./imports/runs/run-screen') },
      {
        path: 'imports/profiles',
        title: 'Import profiles',
        icon: FileCog,
        page: () => import('./imports/profiles/profiles-screen'),
      },
    ],
  },
  {
    title: 'E-mail',
    screens: [
      {
        path: 'emails/templates',
        title: 'E-mail templates',
        icon: MailPlus,
        page: () => import('./emails/templates/templates-screen'),
      },
      {
        path: 'emails/templates/:id',
        title: 'E-mail template',
        page: () => import('./emails/templates/template-screen'),
      },
      { path: 'emails/send', title: 'New mail', icon: Send, page: () => import('./emails/sending/send-screen') },
      { path: 'emails/sent', title: 'Sent mails', icon: Mails, page: () => import('./emails/sent/sent-screen') },
      {
        path: 'emails/channels',
        title: 'E-mail channels',
        icon: Newspaper,
        page: () => import('./emails/channels/channels-screen'),
      },
    title: 'Site',
    screens: [
      {
        path: 'page-settings',
        title: 'Page settings',
        icon: ListFilter,
        page: () => import('./page-settings/pages-screen'),
      },
      {
        path: 'example-rings',
        title: 'Example rings',
        icon: CircleDot,
        page: () => import('./example-rings/example-rings-screen'),
      },
      { path: 'page-settings/:pageName', title: 'Page settings', page: () => import('./page-settings/page-screen') },
    ],
  },
  {
    title: 'House',
    screens: [
      {
        path: 'order-documents',
        title: 'Order documents',
        icon: FileText,
        page: () => import('./order-documents/order-documents-screen'),
      },
    ],
  },
  {
    title: 'Records',
    screens: [
      { path: 'audit-log', title: 'Audit log', icon: History, page: () => import('./audit-log/audit-log-screen') },
      {
        path: 'security-log',
        title: 'Security log',
        icon: ShieldCheck,
        page: () => import('./security-log/security-log-screen'),
      },
    ],
  },
];

/** Every screen, whether it stands in the menu or not. */
export const adminScreens: readonly AdminScreen[] = screenGroups.flatMap(({ screens }) => screens);

/** Addresses that screens had before, which people have kept, and where those are now; both below `/admin`. */
export const movedScreens = [{ path: 'diamonds/import', to: 'import?stock=diamonds' }] as const;

/** Address of a screen. */
export function screenHref(path: string): string {
  return path === '' ? '/admin' : `/admin/${path}`;
}
