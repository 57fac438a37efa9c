import type { TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { codigosNoEstoque } from '@indica-bem/domain/lojista/estoque';
import type { listarPrescritores } from '@indica-bem/domain/prescritor/chamadas';
import type { listarTutores } from '@indica-bem/domain/tutor/chamadas';
import { ROTULOS_DOS_TIPOS } from '../compartilhado/pessoa/rotulos-dos-tipos';
import type { RespostaDe } from '../lib/tipos-da-api';
import type { Situacao } from './situacao';

/** A row of the table, whatever the kind. */
export type UsuarioNaLista = {
  tipo: TipoDeCadastro;
  id: number;
  nome: string;
  detalhe: string | null;
  email: string;
  telefone: string | null;
  situacao: Situacao;
  pediu_exclusao: boolean;
};

export const tutoresDa = ({ tutors }: RespostaDe<typeof listarTutores>): UsuarioNaLista[] =>
  tutors.map(({ id_tutor: id, cpf, ...tutor }) => ({ ...tutor, tipo: 'tutor', id, detalhe: cpf && `CPF ${cpf}` }));

export const parceirosDa = ({ prescribers }: RespostaDe<typeof listarPrescritores>): UsuarioNaLista[] =>
  prescribers.map(({ id_prescriber: id, perfil, nome_fantasia, ...parceiro }) => ({
    ...parceiro,
    tipo: perfil,
    id,
    telefone: parceiro.telefone ?? parceiro.celular,
    detalhe: [ROTULOS_DOS_TIPOS[perfil], nome_fantasia].filter(Boolean).join(' · '),
  }));

/** Stores are known to the team by their company name (spec 7.2). */
export const lojistasDa = ({ shopkeepers }: RespostaDe<typeof listarLojistas>): UsuarioNaLista[] =>
  shopkeepers.flatMap((loja) =>
    'razao_social' in loja
      ? [
          {
            tipo: 'lojista',
            id: loja.id_shopkeeper,
            nome: loja.razao_social,
            detalhe: [loja.nome_fantasia, loja.estoque !== null && codigosNoEstoque(loja.estoque)]
              .filter(Boolean)
              .join(' · '),
            email: loja.email,
            telefone: loja.telefone ?? loja.celular,
            situacao: loja.situacao,
            pediu_exclusao: loja.pediu_exclusao,
          } as const,
        ]
      : [],
  );
