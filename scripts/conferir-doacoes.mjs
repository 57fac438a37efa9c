#!/usr/bin/env node
import { executar } from './conferir-doacoes/principal.mjs';

// This and the folder beside it stand alone on purpose: nothing of the product is imported, so that an error there cannot
// hide itself here. What is asked of the register is written in docs/checking-donations.md.
process.exitCode = await executar(process.argv.slice(2));
