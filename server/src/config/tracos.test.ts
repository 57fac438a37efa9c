import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lerConfig } from './config';

test('traços, só onde se diz para onde', () => {
  expect(lerConfig({ OTEL_SERVICE_NAME: 'x', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracos).toBeUndefined();
  const endereco = 'http://coletor:4318/otlp';
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endereco };
  expect(lerConfig(env).tracos).toEqual({ endereco, cabecalhos: {}, servico: 'indica-bem', proporcao: 1 });
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic%20YTpi==, x-equipe = 7';
  const OTEL_TRACES_SAMPLER_ARG = '.25';
  expect(lerConfig({ ...env, OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG }).tracos).toMatchObject({
    cabecalhos: { authorization: 'Basic YTpi==', 'x-equipe': '7' },
    proporcao: 0.25,
  });
});

test('a senha do coletor pode vir num arquivo, e erro nenhum a repete', async () => {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'coletor-'));
  const arquivo = path.join(pasta, 'cabecalhos');
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://coletor', OTEL_EXPORTER_OTLP_HEADERS_FILE: arquivo };
  await writeFile(arquivo, 'api-key=s3gr3d0\n');
  expect(lerConfig(env).tracos?.cabecalhos).toEqual({ 'api-key': 's3gr3d0' });
  await writeFile(arquivo, 'api key=s3gr3d0\n');
  expect(() => lerConfig(env)).toThrow(/^(?!.*s3gr3d0)OTEL_EXPORTER_OTLP_HEADERS precisa ter a forma/);
  await rm(pasta, { recursive: true });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'coletor:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT precisa ser um endereço http://…'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://eu:senha@coletor' }, 'OTEL_EXPORTER_OTLP_ENDPOINT não leva usuário'],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG precisa ser um número de 0 a 1'],
  [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG precisa ser um número de 0 a 1'],
  [{ OTEL_SERVICE_NAME: 'uma\noutra' }, 'OTEL_SERVICE_NAME precisa ter até 255 caracteres'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'so-o-nome' }, 'OTEL_EXPORTER_OTLP_HEADERS precisa ter a forma nome=valor'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=1,b c=2' }, 'OTEL_EXPORTER_OTLP_HEADERS precisa ter a forma nome=valor'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }, 'OTEL_EXPORTER_OTLP_HEADERS precisa ter a forma nome=valor'],
])('%j: "%s"', (env, frase) => {
  expect(() => lerConfig(env)).toThrow(frase);
});
