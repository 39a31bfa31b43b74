import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statements } from '@tuerca/contracts/payments/payments/statement-endpoints';
import type { Confirmacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import type { GrupoMovimiento } from '@tuerca/contracts/payments/payments/statement-states';
import { paymentKeys } from '@/entities/payments/payments/payments.keys';
import { client } from '@/lib/api';

const api = client({ statements });
/** Pairs that are confirmed with one call: progress is seen, and none takes long. */
const CHUNK = 20;
const TIMEOUT_MS = 120_000;
/** Movements of a group that are read at once: all that are sure can be ticked together. */
const LIMIT = 500;

export const useStatements = (page: number) =>
  useQuery({
    queryKey: paymentKeys.statements({ page }),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.statements.list({ query: { page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

export const useStatement = (id: string) =>
  useQuery({
    queryKey: paymentKeys.statement(id),
    queryFn: async ({ signal }) => (await api.statements.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** Movements of a statement of one group, with what is proposed for them. */
export const useProposals = (id: string, grupo: GrupoMovimiento, page: number) =>
  useQuery({
    queryKey: paymentKeys.proposals(id, { grupo, page }),
    queryFn: async ({ signal }) => {
      const query = { grupo, page, limit: LIMIT };
      const { data, meta } = await api.statements.proposals({ params: { id }, query, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface Upload {
  file: File;
  onProgress: (share: number) => void;
}
export function useUploadStatement() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress }: Upload) =>
      (await api.statements.upload({ files: { archivo: [file] }, body: {}, onProgress, timeout: TIMEOUT_MS })).data,
    onSettled: () => cache.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}

type Pair = Pick<Confirmacion, 'pagoId' | 'movimientoId'>;
interface Confirmation {
  pagos: readonly Pair[];
  onProgress: (done: number) => void;
}
/** Confirms pairs in chunks; what became of each, in their order. */
export function useConfirmProposals(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ pagos, onProgress }: Confirmation) => {
      const results: Confirmacion[] = [];
      for (let from = 0; from < pagos.length; from += CHUNK) {
        const body = { pagos: pagos.slice(from, from + CHUNK) };
        results.push(...(await api.statements.confirm({ params: { id }, body, timeout: TIMEOUT_MS })).data);
        onProgress(results.length);
      }
      return results;
    },
    onSettled: () => cache.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}

/** All statements as a file for spreadsheets. */
export const readStatementsFile = () => api.statements.exportList({});
export const readStatementFile = (id: string) => api.statements.export({ params: { id } });
