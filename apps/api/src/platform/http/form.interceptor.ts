import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { isMultipart, readForm } from './multipart';
import { type AppRequest, endpointOf } from './request-context';

/** Reads the form of a call whose contract names files. After the guards, so that nobody without access sends a byte for us to keep. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  async intercept(ctx: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const req = ctx.switchToHttp().getRequest<AppRequest>();
    const endpoint = endpointOf(ctx)!;
    const jsonToo = Object.values(endpoint.files ?? {}).every(({ optional }) => optional);
    if (jsonToo && !isMultipart(req)) return next.handle();
    const { body, files } = await readForm(req, endpoint);
    req.body = body;
    req.receivedFiles = files;
    return next.handle();
  }
}
