declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.css";
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "sprite:*" {
  const symbols: string;
  export default symbols;
}
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; import: "default"; query?: string }): Record<string, T>;
  glob<T>(pattern: string, options: { import: "default"; query?: string }): Record<string, () => Promise<T>>;
}
interface ImportMeta {
  readonly env: { readonly PROD: boolean; readonly DEV: boolean };
}
