import { type Courier, COURIER_LABELS } from '../../auth/stores/couriers';

// Only Zoom's page takes the number in its address; the others ask for it in a form (what circulates as their links differs and leads nowhere).
const TRACKING_PAGES: Partial<Record<Courier, (numero: string) => string>> = {
  mrw: () => 'https://mrwve.com/mi-envio',
  zoom: (numero) =>
    `https://zoom.red/tracking-de-envios-personas/?nro-guia=${encodeURIComponent(numero)}&tipo-consulta=1`,
  tealca: () => 'https://tealca.com/rastreo/',
  domesa: () => 'https://www.domesa.com.ve/',
};

/** The courier's page on which a parcel is followed; null where there is none. */
export const trackingLink = (courier: Courier | null | undefined, numero: string | null | undefined): string | null =>
  (courier && numero && TRACKING_PAGES[courier]?.(numero)) || null;

/** Whether the courier's page opens with the parcel; elsewhere its number is pasted. */
export const opensParcel = (courier: Courier | null): boolean => courier === 'zoom';

/** 'MRW, guía 123' as notices and the history tell it; null when nothing is known. */
export const trackingText = (courier: Courier | null | undefined, numero: string | null | undefined): string | null =>
  [courier && COURIER_LABELS[courier], numero && `guía ${numero}`].filter(Boolean).join(', ') || null;
