import { useMutation } from '@tanstack/react-query';
import type { SpreadsheetFormat } from '@tuerca/contracts/kernel/spreadsheets';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import { client } from '@/lib/api';

const api = client({ productImports });
const DOWNLOAD_TIMEOUT_MS = 180_000;

export type DownloadKind = 'template' | 'export';
const DOWNLOADS = {
  template: { csv: api.productImports.templateCsv, xlsx: api.productImports.templateXlsx },
  export: { csv: api.productImports.exportCsv, xlsx: api.productImports.exportXlsx },
} as const;

/** Fetches the template or the whole list as a file. */
export const useDownloadImportFile = () =>
  useMutation({
    mutationFn: ({ kind, format }: { kind: DownloadKind; format: SpreadsheetFormat }) =>
      DOWNLOADS[kind][format]({ timeout: DOWNLOAD_TIMEOUT_MS }),
  });

/** Fetches the bad rows of a checked file. */
export const useBadRows = (id: string) =>
  useMutation({ mutationFn: () => api.productImports.errorsFile({ params: { id } }) });
