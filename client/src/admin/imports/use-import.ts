import { useState } from 'react';
import { useDoOnce } from '../../graphql/done-once';
import type { ImportMode, ImportStockInput } from '../../graphql/generated/graphql';
import { useImportStockMutation } from '../../graphql/generated/hooks';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import type { UploadFetchOptions } from '../../graphql/upload-progress';
import { toaster } from '../../ui/toaster';
import {
  type FoundProblems,
  type ImportReport,
  importFailureText,
  problemsOfRefusal,
} from './findings/import-problems';
import { forgetFinishedImport, keepFinishedImport } from './finished-import';
import { outcomeLine } from './import-outcome';
import { type ChosenColumns, type ImportProfile, withChosenColumns } from './import-profile';

const RELOAD_AFTER = 2000;

/** A file and how it is to be read. Another object whenever something of it changes. */
export interface ImportPlan {
  readonly file: File;
  readonly mode: ImportMode;
  readonly skipInvalid: boolean;
  readonly profile: ImportProfile | null;
  readonly chosen: ChosenColumns;
}

/** What the screen waits for. */
export type ImportWork =
  | { readonly kind: 'check' | 'import' /** Sent of the file, 0…1. */; readonly sent: number }
  /** The file is taken over; the page is about to be loaded anew. */
  | { readonly kind: 'done' };

/** What the last check of the file said, and of which plan it said so. */
export interface ImportCheck {
  readonly plan: ImportPlan;
  readonly report: ImportReport;
}

/** Why the last try failed. */
export interface ImportFailure {
  readonly text: string;
  readonly problems: FoundProblems | null;
}

/** Checks a file of stock without changing anything, and takes it over. */
export function useImport(files: StockFiles) {
  const [importStock] = useImportStockMutation();
  const doOnce = useDoOnce();
  const [work, setWork] = useState<ImportWork | null>(null);
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);

  async function send(
    plan: ImportPlan,
    kind: 'check' | 'import',
    confirmRemoved: number | null = null,
  ): Promise<ImportReport | null> {
    const { file, mode, skipInvalid, profile, chosen } = plan;
    setWork({ kind, sent: 0 });
    setFailure(null);
    const fetchOptions: UploadFetchOptions = { onUploadProgress: (sent) => setWork({ kind, sent }) };
    const input = {
      kind: files.kind,
      file,
      mode,
      skipInvalid,
      dryRun: kind === 'check',
      confirmRemoved,
      profile: withChosenColumns(profile, chosen),
    };
    const request = (sent: ImportStockInput) => importStock({ variables: { input: sent }, context: { fetchOptions } });
    try {
      // A check changes nothing: it may be made any number of times.
      const { data } = await (input.dryRun ? request(input) : doOnce(input, request));
      return data?.importStock?.report ?? null;
    } catch (error) {
      const text = importFailureText(error, files, kind);
      setFailure({ text, problems: problemsOfRefusal(error) });
      toaster.error({ title: 'Error importing file', description: text });
      return null;
    } finally {
      setWork(null);
    }
  }

  return {
    work,
    check,
    failure,
    /** Reads the file as an import would and changes nothing. */
    checkFile: async (plan: ImportPlan) => {
      const report = await send(plan, 'check');
      setCheck(report === null ? null : { plan, report });
    },
    /**
     * Takes the file over, says so, and loads the page anew. So many records that it does not name may go. The same again
     * after a lost answer takes nothing over twice: it tells what the first try did.
     */
    importFile: async (plan: ImportPlan, confirmRemoved: number) => {
      const report = await send(plan, 'import', confirmRemoved);
      if (report !== null) {
        setWork({ kind: 'done' });
        keepFinishedImport({ kind: files.kind, fileName: plan.file.name, outcome: outcomeLine(report) });
        toaster.success({ title: 'Import successul. The page will reload to show the updated data' });
        setTimeout(() => window.location.reload(), RELOAD_AFTER);
      }
    },
    /** Begins anew with another file. */
    reset: () => {
      setCheck(null);
      setFailure(null);
      forgetFinishedImport();
    },
  };
}
