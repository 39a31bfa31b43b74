import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productImports } from '@tuerca/contracts/products/product-imports/endpoints';
import type { EmparejarForm } from '@tuerca/contracts/products/product-imports/matching-form';
import type { Importacion, Respuestas } from '@tuerca/contracts/products/product-imports/schemas';
import { type ListaFilas, RUNNING_ESTADOS } from '@tuerca/contracts/products/product-imports/states';
import { productKeys } from '@/entities/products/products/products.keys';
import { client } from '@/lib/api';
import { ApiError } from '@/lib/api-error';

const api = client({ productImports });
const keys = {
  one: (id: string) => [...productKeys.imports, id],
  latest: [...productKeys.imports, 'latest'],
  rows: (id: string) => [...productKeys.imports, id, 'rows'],
} as const;
const CHECK_TIMEOUT_MS = 180_000;
/** 60 MB by a slow telephone. */
const PICTURES_TIMEOUT_MS = 20 * 60_000;

export const isRunning = ({ estado }: Importacion): boolean => (RUNNING_ESTADOS as readonly string[]).includes(estado);

const importQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) => (await api.productImports.get({ params: { id }, signal })).data,
    staleTime: 0,
  });

/** One import; the server tells of each part that is written, and once it is done the store's lists are read anew. */
export function useImport(id: string) {
  const cache = useQueryClient();
  const query = useQuery(importQuery(id));
  const done = query.data?.estado === 'aplicada' || query.data?.estado === 'revertida';
  useEffect(() => {
    if (!done) return;
    for (const queryKey of [productKeys.all, productKeys.mine]) void cache.invalidateQueries({ queryKey });
  }, [done, cache]);
  return query;
}

/** Rows of a checked file of one kind. */
export const useImportRows = (id: string, tipo: ListaFilas, page: number) =>
  useQuery({
    queryKey: [...keys.rows(id), tipo, page],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.productImports.rows({ params: { id }, query: { tipo, page }, signal });
      return { rows: data, total: meta.total, totalPages: meta.totalPages };
    },
    placeholderData: keepPreviousData,
  });

interface Upload {
  file: File;
  /** The sheet that is meant, where it has several. */
  hoja?: string;
  onProgress: (share: number) => void;
}

/** Sends a file to be checked. */
export function useUpload() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, hoja, onProgress }: Upload) => {
      const call = { files: { archivo: [file] }, body: { hoja }, onProgress, timeout: CHECK_TIMEOUT_MS };
      return (await api.productImports.upload(call)).data;
    },
    onSuccess: (data) => cache.setQueryData(keys.one(data._id), data),
  });
}

/** Says what the columns of the file are; the answer is the import that takes this one's place. */
export function useMatch(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: EmparejarForm) =>
      (await api.productImports.match({ params: { id }, body, timeout: CHECK_TIMEOUT_MS })).data,
    onSuccess: (data) => cache.setQueryData(keys.one(data._id), data),
  });
}

/** Sends a ZIP with pictures that the rows name; those that went in are told by the import. */
export function useSendPictures(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress }: Omit<Upload, 'hoja'>) => {
      const call = { params: { id }, files: { fotos: [file] }, onProgress, timeout: PICTURES_TIMEOUT_MS };
      return (await api.productImports.pictures(call)).data;
    },
    onSuccess: (data) => cache.setQueryData(keys.one(id), data),
  });
}

interface Confirmation {
  soloCorrectas: boolean;
  respuestas?: Respuestas;
}

/** Has a checked file written; when products moved since, the check is read anew. */
export function useConfirm(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Confirmation) =>
      (await api.productImports.confirm({ params: { id }, body, timeout: CHECK_TIMEOUT_MS })).data,
    // Read again at once: it may be further by now than the answer knows.
    onSuccess: (data) => {
      cache.setQueryData(keys.one(id), data);
      void cache.invalidateQueries({ queryKey: keys.one(id) });
    },
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? cache.invalidateQueries({ queryKey: keys.one(id) })
        : undefined,
  });
}

/** My imports of the last day that were confirmed. */
export const useLatestImports = () =>
  useQuery({
    queryKey: keys.latest,
    queryFn: async ({ signal }) => (await api.productImports.latest({ signal })).data,
    staleTime: 0,
  });

/** Gives the products what they had before a written import. */
export function useUndoImport(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.productImports.undo({ params: { id } })).data,
    onSuccess: (data) => {
      cache.setQueryData(keys.one(id), data);
      void cache.invalidateQueries({ queryKey: keys.one(id) });
    },
  });
}

/** Forgets a checked file. */
export const useDiscard = (id: string) =>
  useMutation({ mutationFn: () => api.productImports.discard({ params: { id } }) });
