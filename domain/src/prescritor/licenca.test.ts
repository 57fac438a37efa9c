import { describe, expect, test } from 'vitest';
import { type ConferenciaDoCrmv, estadoDaLicenca, registroConferido, valeAte } from './licenca';

const HOJE = '2026-03-10';
const registro = { uf: 'SP', numero: '12345' };
const ultima: ConferenciaDoCrmv = { ...registro, situacao: 'regular', conferido_em: new Date('2026-01-15T15:00:00Z') };
const vet = { perfil: 'veterinario', registro, ultima };

describe('quem pode indicar o que é só de veterinários', () => {
  test.each([
    ['o veterinário com o CRMV conferido', vet, 'valida'],
    ['um groomer, ainda que com um CRMV conferido', { ...vet, perfil: 'groomer' }, 'nao_veterinario'],
    ['sem a UF', { ...vet, registro: { ...registro, uf: null } }, 'sem_crmv'],
    ['sem o número', { ...vet, registro: { ...registro, numero: null } }, 'sem_crmv'],
    ['nunca conferido', { ...vet, ultima: null }, 'a_conferir'],
    ['conferido com outro número', { ...vet, ultima: { ...ultima, numero: '54321' } }, 'a_conferir'],
    ['conferido em outra UF', { ...vet, ultima: { ...ultima, uf: 'RJ' } }, 'a_conferir'],
    ['achado irregular', { ...vet, ultima: { ...ultima, situacao: 'irregular' } }, 'recusada'],
    ['não encontrado', { ...vet, ultima: { ...ultima, situacao: 'nao_encontrado' } }, 'recusada'],
    [
      'recusado com outro número, já trocado',
      { ...vet, ultima: { ...ultima, numero: '9', situacao: 'irregular' } },
      'a_conferir',
    ],
  ] as const)('%s', (_, parceiro, estado) => {
    expect(estadoDaLicenca(parceiro, HOJE)).toBe(estado);
  });

  test('vale até o mesmo dia do ano seguinte, em São Paulo', () => {
    // Half past eleven of the night in São Paulo is the next day in UTC.
    const conferido_em = new Date('2026-03-11T02:30:00Z');
    expect(valeAte(conferido_em)).toBe('2027-03-10');
    const noDia = (hoje: string) => estadoDaLicenca({ ...vet, ultima: { ...ultima, conferido_em } }, hoje);
    expect([noDia('2027-03-10'), noDia('2027-03-11')]).toEqual(['valida', 'vencida']);
  });

  test('conferido em 29 de fevereiro, vale até 28 do ano seguinte', () => {
    expect(valeAte(new Date('2028-02-29T15:00:00Z'))).toBe('2029-02-28');
  });
});

test('a conferência completa o que falta no cadastro, e não troca o que ele diz', () => {
  const conferido = { uf: 'SP', numero: '12345' };
  expect(registroConferido({ uf: null, numero: '12345' }, conferido)).toEqual(conferido);
  expect(registroConferido({ uf: null, numero: null }, conferido)).toEqual(conferido);
  expect(registroConferido({ uf: 'RJ', numero: '12345' }, conferido)).toBeNull();
  expect(registroConferido({ uf: 'SP', numero: '1' }, conferido)).toBeNull();
});
