import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { notify } from '@/lib/notify';
import { useAttachCaptures } from './payments.queries';

/** Sends pictures of a payment and says how it went, wherever the person is by then. */
export function useSendCaptures() {
  const { mutateAsync } = useAttachCaptures();
  return (pagoId: string, files: readonly File[]) => {
    if (!files.length) return;
    mutateAsync({ pagoId, files }).then(
      () => notify.ok(PAYMENT_MESSAGES.captureStored),
      (error: unknown) => notify.failure(error, 'No pudimos guardar la captura'),
    );
  };
}
