import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, StreamableFile } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { endpointOf, type AppReply } from './request-context';
import { FileReply, Reply } from './reply';

/** Puts every answer of a contract entry into its envelope; files go out bare. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(ctx: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!endpointOf(ctx)) return next.handle();
    return next.handle().pipe(
      map((result: unknown) => {
        if (result instanceof FileReply) {
          ctx.switchToHttp().getResponse<AppReply>().header('Cache-Control', 'private, no-store');
          return new StreamableFile(result.content, { type: result.type, disposition: `attachment; filename="${result.name}"`, length: result.content.length });
        }
        const { data, extra } = result instanceof Reply ? result : { data: result, extra: {} };
        return { success: true, data: data ?? null, ...(extra.message && { message: extra.message, mensaje: extra.message }), ...(extra.meta !== undefined && { meta: extra.meta }) };
      }),
    );
  }
}
