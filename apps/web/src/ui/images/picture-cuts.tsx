import { IMAGE_MESSAGES } from '@tuerca/contracts/platform/uploads/messages';
import { cropMiddle } from '@/lib/crop-picture';
import { onDemand } from '@/ui/on-demand';
import type { useCuts } from './use-cuts';

const CropDialog = onDemand(async () => (await import('./crop-dialog')).CropDialog);

interface PictureCutsProps {
  cuts: ReturnType<typeof useCuts>;
  aspect: number;
  round: boolean;
  onCut: (file: File, place: number) => void;
  onProblem: (message: string) => void;
}

/** Cuts the chosen pictures one by one; from any of them on the rest can be taken without being looked at. */
export function PictureCuts({ cuts, aspect, round, onCut, onProblem }: PictureCutsProps) {
  const { url, place, total, rest } = cuts;
  const take = (file: File) => {
    onCut(file, place);
    cuts.next();
  };
  const takeAll = async (file: File) => {
    onCut(file, place);
    cuts.end();
    for (const [i, other] of rest.entries()) {
      const middle = await cropMiddle(other, aspect).catch(() => null);
      if (middle) onCut(middle, place + i + 1);
      else onProblem(IMAGE_MESSAGES.unreadable(other.name));
    }
  };
  if (!url) return null;
  return (
    <CropDialog
      key={place}
      url={url}
      aspect={aspect}
      round={round}
      place={place}
      total={total}
      onDone={take}
      onAll={rest.length > 0 ? (file) => void takeAll(file) : undefined}
      onClose={cuts.next}
    />
  );
}
