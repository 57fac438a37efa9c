import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../../test/api-de-mentira';
import {
  abrirProduto,
  botao,
  campo,
  comProduto,
  descricaoDe,
  digitar,
  tocar,
  tocarDuasVezes,
} from '../../test/produto';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const QUEM_E = {
  Nome: 'Zélia Prova',
  CPF: '52998224725',
  'Data de nascimento': '14/03/1988',
  Telefone: '15 91234-5678',
};
const SENHAS = { Senha: 'tigela cheia 42', 'Repetir senha': 'tigela cheia 42' };
/** Who has just registered has accepted nothing yet. */
const SESSAO = {
  ...sessaoDe('tutor'),
  usuario: { ...sessaoDe('tutor').usuario, privacidade_aceite: 'N', uso_aceite: 'N' },
};

const deixar = (rotulo: string) => act(async () => void fireEvent.blur(campo(rotulo)));
async function digitarEDeixar(campos: Record<string, string>) {
  await digitar(campos);
  for (const rotulo of Object.keys(campos)) await deixar(rotulo);
}
const erros = (...rotulos: string[]) => rotulos.map((rotulo) => descricaoDe(campo(rotulo)));
/** What is said beside it, and that it does not let through. */
function recusado(nome: string) {
  expect(botao(nome).getAttribute('aria-disabled')).toBe('true');
  return descricaoDe(botao(nome));
}

test('cada passo diz o que falta e o que está errado, mascara o que se digita, e só o que é válido segue', async () => {
  const { chegarA, onde, mudancas } = await abrirProduto('/cadastro');
  expect(recusado('Continuar')).toBe('Falta preencher: nome, CPF, data de nascimento e telefone.');
  const crianca = `01/01/${new Date().getFullYear() - 10}`;
  await digitarEDeixar({ ...QUEM_E, CPF: '11111111111', 'Data de nascimento': crianca, Telefone: '15 9123' });
  expect(campo('CPF').value).toBe('111.111.111-11');
  expect(erros('CPF', 'Data de nascimento', 'Telefone')).toEqual([
    'CPF inválido',
    'É preciso ter 18 anos ou mais',
    'Telefone inválido',
  ]);
  expect(recusado('Continuar')).toMatch(/^Falta preencher: CPF válido, /);
  await tocar('Continuar');
  expect(onde()).toBe('/cadastro');

  await digitar(QUEM_E);
  expect([campo('CPF').value, campo('Telefone').value]).toEqual(['529.982.247-25', '(15) 91234-5678']);
  await tocar('Continuar');
  await chegarA('/cadastro?passo=acesso');
  await digitarEDeixar({ 'E-mail': 'caio@', Senha: 'curta', 'Repetir senha': 'outra' });
  expect(erros('E-mail', 'Senha')).toEqual(['Email inválido', 'A senha precisa ter ao menos 8 caracteres']);
  await digitar({ Senha: SENHAS.Senha });
  expect(erros('Senha', 'Repetir senha')).toEqual(['', 'As senhas digitadas não são iguais']);
  expect(screen.getByText('Senha forte.')).toBeTruthy();
  expect(recusado('Cadastrar')).toBe('Falta preencher: e-mail válido e senha repetida igual.');
  await tocar('Cadastrar');
  expect([onde(), mudancas()]).toEqual(['/cadastro?passo=acesso', []]);
});

type Cadastro = { endereco: string; api: Api; chamada: string; dele: Record<string, string>; email: string };

const CADASTROS: Record<string, Cadastro> = {
  'a conta nova': {
    endereco: '/cadastro',
    api: { 'POST /register': SESSAO },
    chamada: 'POST /register',
    dele: { 'E-mail': 'zelia@example.com' },
    email: 'zelia@example.com',
  },
  'o cadastro que a equipe começou': {
    endereco: '/cadastro?passe=o-passe',
    api: {
      'GET /register/:passe': { nome: 'Zélia Prova', email: 'da.equipe@example.com' },
      'PUT /register/:passe': SESSAO,
    },
    chamada: 'PUT /register/o-passe',
    dele: {},
    email: 'da.equipe@example.com',
  },
};

for (const [nome, { endereco, api, chamada, dele, email }] of Object.entries(CADASTROS)) {
  test(`${nome}: dois toques enviam um, e levam aos aceites`, async () => {
    const { chegarA, mudancas } = await abrirProduto(endereco, { api });
    await screen.findByLabelText('CPF');
    const { Nome, ...resto } = QUEM_E;
    // What the team wrote is there, and the mailbox that got the link stays.
    const iniciado = endereco.includes('passe');
    expect(campo('Nome').value).toBe(iniciado ? Nome : '');
    await digitar(iniciado ? resto : QUEM_E);
    await tocar('Continuar');
    await screen.findByLabelText('E-mail');
    expect(campo('E-mail').readOnly).toBe(iniciado);
    await digitar({ ...dele, ...SENHAS });
    await tocarDuasVezes('Cadastrar');
    await chegarA('/aceites');
    expect(mudancas().map(({ metodo, caminho }) => `${metodo} ${caminho}`)).toEqual([chamada]);
    expect(mudancas()[0]?.corpo).toMatchObject({ nome: 'Zélia Prova', cpf: '529.982.247-25', email });
  });
}
