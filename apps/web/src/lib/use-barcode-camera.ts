import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInBrowser } from './use-in-browser';

/** As much of the browser's BarcodeDetector as is used; TypeScript's library does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
const detectorClass = () => (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;

/** Whether this browser reads codes from a camera; false until the page has come to life. */
export const useCanScan = (): boolean =>
  useInBrowser(() => detectorClass() !== undefined && 'mediaDevices' in navigator, false);

/** Milliseconds between two looks: often enough for a hand that holds still, seldom enough for a phone. */
const LOOK_MS = 250;
const problemOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'No tenemos permiso para usar la cámara. Actívalo en los ajustes del navegador, o escribe el código.'
    : 'No pudimos abrir la cámara. Escribe el código.';

/** Shows the camera at the back in a video and tells the first code that it sees; the camera goes off with the component. */
export function useBarcodeCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  problem: string | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const Detector = detectorClass();
    if (!Detector) return;
    const detector = new Detector();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const stop = () => {
      over = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    const look = async () => {
      // It throws as long as there is no picture.
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (over) return;
      const code = codes[0]?.rawValue.trim();
      if (!code) return void (timer = setTimeout(() => void look(), LOOK_MS));
      stop();
      tell(code);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }).then(
      (opened) => {
        stream = opened;
        if (over) return stop();
        if (video.current) video.current.srcObject = opened;
        void look();
      },
      (error: unknown) => over || setProblem(problemOf(error)),
    );
    return stop;
  }, []);
  return { video, problem };
}
