import { useMutation } from '@tanstack/react-query';
import type { DisponibilidadInput } from '@tuerca/contracts/citas/citas/availability';
import { disponibilidad } from '@tuerca/contracts/citas/citas/availability-endpoints';
import { client } from '@/lib/api';

const api = client({ disponibilidad });

/** Appointments that an edit would leave outside the hours; saves nothing. */
export const usePreviewAvailability = (tallerId: string) =>
  useMutation({
    mutationFn: async (body: DisponibilidadInput) =>
      (await api.disponibilidad.preview({ params: { tallerId }, body })).data.citas,
  });
