import { porteSugerido } from '@indica-bem/domain/pet/racas';
import { describe, expect, test } from 'vitest';
import {
  aoEscolherRaca,
  aoEscolherTipo,
  camposDoPet,
  dadosDosCampos,
  EM_BRANCO,
  errosDosCampos,
  nomesDoQueFalta,
} from './rascunho';

const HOJE = '2026-03-10';
const pipoca = {
  id_pet: 1,
  id_tutor: 2,
  nome: 'Pipoca',
  tipo: 'Cão',
  porte: 'Pequeno',
  data_nascimento: '2021-05-10',
  raca: 'Shih Tzu',
  peso: 6.25,
} as const;
const campos = camposDoPet(pipoca);

describe('o formulário do pet', () => {
  test('mostra data e peso como se escrevem aqui, e os envia como a API pede', () => {
    expect(campos).toMatchObject({ data_nascimento: '10/05/2021', peso: '6,25' });
    const { id_pet: _, id_tutor: __, ...dados } = pipoca;
    expect(dadosDosCampos(campos)).toEqual(dados);
  });

  test('diz o que falta, e sem isso não há o que enviar', () => {
    expect(nomesDoQueFalta(EM_BRANCO)).toEqual(['espécie', 'nome', 'data de nascimento', 'raça', 'peso']);
    expect(nomesDoQueFalta({ ...campos, porte: '', nome: ' ' })).toEqual(['nome', 'porte']);
    expect(dadosDosCampos({ ...campos, porte: '' })).toBeNull();
  });

  test.each([
    [{ data_nascimento: '31/02/2021' }, { data_nascimento: 'Data inválida' }],
    [{ data_nascimento: '10/0' }, { data_nascimento: 'Data inválida' }],
    [{ peso: 'seis' }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ peso: '1.200' }, { peso: 'O peso deve ficar entre 0,1 e 120 kg' }],
    [{ peso: '6.25 kg' }, {}],
  ])('%j dá %j', (mudanca, erros) => {
    expect(errosDosCampos({ ...campos, ...mudanca }, HOJE)).toEqual(erros);
  });
});

describe('o porte', () => {
  const escolher = (raca: string, antes: Partial<typeof campos> = {}) =>
    aoEscolherRaca({ ...campos, raca: '', porte: '', ...antes }, raca, porteSugerido);

  test('é sugerido pela raça', () => {
    expect(escolher('Beagle')).toEqual({ raca: 'Beagle', porte: 'Medio' });
  });

  test('acompanha a raça enquanto for só sugestão', () => {
    expect(escolher('Dogue Alemão', { raca: 'Beagle', porte: 'Medio' })).toMatchObject({ porte: 'Gigante' });
    expect(escolher('Sem Raça Definida (SRD)', { raca: 'Beagle', porte: 'Medio' })).toMatchObject({ porte: '' });
  });

  test('escolhido pela pessoa, não muda com a raça', () => {
    expect(escolher('Dogue Alemão', { raca: 'Beagle', porte: 'Mini' })).toEqual({ raca: 'Dogue Alemão' });
  });

  test('não existe para gatos', () => {
    expect(escolher('Siamês', { tipo: 'Gato' })).toEqual({ raca: 'Siamês' });
  });
});

test('outra espécie recomeça raça e porte; a mesma, não', () => {
  expect(aoEscolherTipo(campos, 'Gato')).toEqual({ tipo: 'Gato', raca: '', porte: '' });
  expect(aoEscolherTipo(campos, 'Cão')).toEqual({});
});
