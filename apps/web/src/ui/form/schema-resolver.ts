import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodType } from 'zod';
import { INVALID_VALUE } from '@tuerca/contracts/kernel/locale';

/**
 * A form's rules: those of its schema, and after them (or for a sentence of it that says nothing) what its fields themselves
 * refuse (`check` of useField). With a resolver
 * react-hook-form would not ask the fields, and one whose bounds are narrower than the schema's would be sent against them.
 */
export function schemaResolver<I extends FieldValues>(schema: ZodType): Resolver<I, unknown, I> {
  const bySchema = zodResolver(schema as never) as unknown as Resolver<I>;
  return (async (values, context, options) => {
    const result = await bySchema(values, context, options);
    const errors = result.errors as FieldErrors<I>;
    for (const name of options.names ?? []) {
      const field = get(options.fields, name) as { validate?: unknown; ref?: unknown } | undefined;
      const known = get(errors, name) as { message?: string } | undefined;
      if (typeof field?.validate !== 'function' || (known && known.message !== INVALID_VALUE)) continue;
      const sentence: unknown = field.validate(get(values, name), values);
      if (typeof sentence === 'string') set(errors, name, { type: 'validate', message: sentence, ref: field.ref });
    }
    return Object.keys(errors).length ? { values: {}, errors } : result;
  }) as Resolver<I, unknown, I>;
}
