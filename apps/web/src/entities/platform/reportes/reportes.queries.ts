import { useMutation } from '@tanstack/react-query';
import { reportes } from '@tuerca/contracts/platform/reportes/endpoints';
import type { ObjetoReporte, TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import { client } from '@/lib/api';

const api = client({ reportes });

/** Tells the administrators about something; once per person and thing. */
export const useReport = () =>
  useMutation({
    mutationFn: (body: { objeto: ObjetoReporte; objetoId: string; tipo: TipoReporte; motivo: string }) =>
      api.reportes.create({ body }),
  });
