import Button from '@mui/material/Button';
import { useShare } from '@/lib/use-share';
import { IosShareRounded } from './icons/ios-share-rounded';

/** Hands a page on. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const [copied, share] = useShare();
  return (
    <Button variant="outlined" startIcon={<IosShareRounded />} onClick={() => void share({ title, path })}>
      <span aria-live="polite">{copied ? 'Enlace copiado' : 'Compartir'}</span>
    </Button>
  );
}
