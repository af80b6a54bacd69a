import { defineConfig, mergeConfig } from "vitest/config";
import site from "./vite.config.ts";

export default mergeConfig(
  site,
  defineConfig({ test: { include: ["tests/**/*.test.{ts,js}"], setupFiles: ["tests/browser.ts"], pool: "threads" } }),
);
