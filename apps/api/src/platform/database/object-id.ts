import mongoose from 'mongoose';

/** The id that a text is; throws for what is none. Queries cast by themselves: aggregations, pipelines and bulk writes do not. */
export const toId = (text: string): mongoose.Types.ObjectId => new mongoose.Types.ObjectId(text);
