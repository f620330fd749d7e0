import type { HouseEventsSubscription, HouseNewsKind } from '../../graphql/generated/graphql';
import { toaster } from '../../ui/toaster';

type News = NonNullable<HouseEventsSubscription['houseEvents']>['news'][number];

interface NewsPage {
  /** Text for more than one event. */
  readonly plural: string;
  readonly list: string;
  readonly href: (id: string) => string;
  readonly isFailure?: boolean;
}

const openRecordHref = (list: string) => (id: string) => `${list}?open=${encodeURIComponent(id)}&page=1`;

const newsPages: Readonly<Record<HouseNewsKind, NewsPage>> = {
  ORDER_PLACED: { plural: 'new orders', list: '/admin/orders', href: openRecordHref('/admin/orders') },
  MESSAGE_RECEIVED: { plural: 'new messages', list: '/admin/messages', href: openRecordHref('/admin/messages') },
  IMPORT_FAILED: {
    plural: 'imports have failed',
    list: '/admin/imports/runs',
    href: (id) => `/admin/imports/runs/${id}`,
    isFailure: true,
  },
};

/** Display time in milliseconds. It is longer than for other notices, because users do not expect these. */
const DISPLAY_MS = 12_000;

/** Shows notices about new events to administrators once the page is visible. Each kind of event gets one notice. */
export class AdminNotices {
  readonly #open: (href: string) => void;
  readonly #onShown: () => void;
  readonly #shown = new Set<string>();
  #waiting: News[] = [];

  /** @param onShown called when notices have been shown, so that other tabs do not show them too */
  constructor(open: (href: string) => void, onShown: () => void) {
    this.#open = open;
    this.#onShown = onShown;
    document.addEventListener('visibilitychange', this.#show);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#show);
  }

  add(news: readonly News[]): void {
    const unseen = news.filter(({ kind, recordId }) => !this.#shown.has(`${kind} ${recordId}`));
    for (const { kind, recordId } of unseen) {
      this.#shown.add(`${kind} ${recordId}`);
    }
    this.#waiting.push(...unseen);
    this.#show();
  }

  /** Discards notices that another tab has already shown. */
  discard(): void {
    this.#waiting = [];
  }

  readonly #show = (): void => {
    if (document.hidden || this.#waiting.length === 0) {
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#onShown();
    for (const kind of new Set(waiting.map((news) => news.kind))) {
      this.#notice(
        newsPages[kind],
        waiting.filter((news) => news.kind === kind),
      );
    }
  };

  #notice({ plural, list, href, isFailure = false }: NewsPage, [first, ...more]: readonly News[]): void {
    if (first === undefined) {
      return;
    }
    toaster.create({
      id: `news ${first.kind} ${first.recordId}`,
      type: isFailure ? 'warning' : 'info',
      title: more.length === 0 ? first.text : `${more.length + 1} ${plural}`,
      duration: DISPLAY_MS,
      action: {
        label: 'Open',
        onClick: () => this.#open(more.length === 0 ? href(first.recordId) : list),
      },
    });
  }
}
