import { expect, test } from 'vitest';
import { dadosDe, mostrar, valoresDe } from './valores';

test('o formulário começa com o que está guardado, como a pessoa lê', () => {
  const valores = valoresDe({
    nome: 'Ana Lima',
    cpf: '52998224725',
    cnpj: '12ABC34501DE35',
    telefone: '15912345678',
    cep: '18010001',
    data_nascimento: '1988-03-14',
    latitude: -23.5015,
    complemento: null,
  });
  expect(valores).toMatchObject({
    nome: 'Ana Lima',
    cpf: '529.982.247-25',
    cnpj: '12.ABC.345/01DE-35',
    telefone: '(15) 91234-5678',
    cep: '18010-001',
    data_nascimento: '14/03/1988',
    latitude: '-23,5015',
    complemento: '',
    email: '',
  });
});

test('o que não é campo do formulário não entra nele', () => {
  const doServidor = { nome: 'Ana', id_tutor: 7, privacidade_aceite: 'S' };
  expect(valoresDe(doServidor)).not.toHaveProperty('id_tutor');
});

test('vai para o servidor com data ISO, coordenada com ponto e vazio como null', () => {
  const valores = { ...valoresDe(), nome: '  Ana ', data_nascimento: '14/03/1988', latitude: '-23,5015' };
  expect(dadosDe(valores, ['nome', 'data_nascimento', 'latitude', 'longitude'])).toEqual({
    nome: 'Ana',
    data_nascimento: '1988-03-14',
    latitude: '-23.5015',
    longitude: null,
  });
});

test('uma data que não existe segue como foi digitada, para a regra recusar', () => {
  const valores = { ...valoresDe(), data_nascimento: '31/02/1990' };
  expect(dadosDe(valores, ['data_nascimento'])).toEqual({ data_nascimento: '31/02/1990' });
});

test('os espaços de uma senha fazem parte dela', () => {
  const valores = { ...valoresDe(), senha: ' com espaço ' };
  expect(dadosDe(valores, ['senha'])).toEqual({ senha: ' com espaço ' });
});

test('o que o formulário mostrou volta igual ao que estava guardado', () => {
  const guardado = { latitude: -23.5015, longitude: -47.4526 };
  const volta = dadosDe(valoresDe(guardado), ['latitude', 'longitude']);
  expect([Number(volta.latitude), Number(volta.longitude)]).toEqual([-23.5015, -47.4526]);
});

test('nada guardado, nada mostrado', () => {
  expect([mostrar('cpf', null), mostrar('telefone', undefined), mostrar('nome', '')]).toEqual(['', '', '']);
});
