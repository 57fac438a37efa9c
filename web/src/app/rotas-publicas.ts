import { listarEntregasPublicas } from '@indica-bem/domain/entrega/chamadas';
import { verTransparencia } from '@indica-bem/domain/registro/chamadas';
import { adiantarResposta } from '../lib/adiantadas';
import { PRIMEIRAS_ENTREGAS } from '../registro/primeiras-entregas';
import { adiantarPrevia } from './adiantar-previa';
import type { Rota } from './rota';

const login = () => import('../conta/login').then((m) => m.Login);
const criarConta = () => import('../conta/criar-conta/criar-conta').then((m) => m.CriarConta);

const participar = () => import('../interesse/participar');

export const ROTAS_DE_ENTRADA: Rota[] = [
  { caminho: 'login', titulo: 'Entrar', acesso: 'visitante', tela: login },
  { caminho: 'login/:ref', titulo: 'Entrar', acesso: 'visitante', tela: login },
  {
    caminho: 'login/indicacao/:hash',
    titulo: 'Sua indicação',
    acesso: 'visitante',
    tela: () => import('./telas/entrada-da-indicacao').then((m) => m.EntradaDaIndicacao),
    adianta: ({ hash = '' }) => adiantarPrevia(hash),
  },
  { caminho: 'cadastro', titulo: 'Cadastro de novo tutor', acesso: 'visitante', abreCom: 'passe', tela: criarConta },
  { caminho: 'cadastro/indicacao/:hash', titulo: 'Cadastro de novo tutor', acesso: 'visitante', tela: criarConta },
  {
    caminho: 'callback/:token',
    titulo: 'Entrando',
    acesso: 'publica',
    tela: () => import('../conta/callback/callback').then((m) => m.Callback),
  },
  {
    caminho: 'esqueci',
    titulo: 'Recuperar minha senha',
    acesso: 'publica',
    tela: () => import('../conta/esqueci').then((m) => m.Esqueci),
  },
  {
    caminho: 'recuperar/:token',
    titulo: 'Alterar senha',
    acesso: 'publica',
    tela: () => import('../conta/recuperar').then((m) => m.Recuperar),
  },
  {
    caminho: 'confirmar-email/:passe',
    titulo: 'Confirmar e-mail',
    acesso: 'publica',
    tela: () => import('../conta/confirmar-email').then((m) => m.ConfirmarEmail),
  },
  {
    caminho: 'lembretes/:passe',
    titulo: 'Desligar lembretes',
    acesso: 'publica',
    tela: () => import('../conta/lembretes').then((m) => m.DesligarLembretes),
  },
  {
    caminho: 'quero-ser-parceiro',
    titulo: 'Quero ser parceiro',
    acesso: 'publica',
    tela: () => participar().then((m) => m.QueroSerParceiro),
  },
  {
    caminho: 'quero-vender-aqui',
    titulo: 'Quero vender aqui',
    acesso: 'publica',
    tela: () => participar().then((m) => m.QueroVenderAqui),
  },
];

/** For everybody, in the frame of who is in or of who is not. */
export const ROTAS_ABERTAS: Rota[] = [
  {
    caminho: 'transparencia',
    titulo: 'Doações abertas',
    acesso: 'publica',
    sozinha: true,
    tela: () => import('../registro/transparencia').then((m) => m.abrirTransparencia()),
    adianta: () => {
      adiantarResposta(verTransparencia);
      adiantarResposta(listarEntregasPublicas, PRIMEIRAS_ENTREGAS);
    },
  },
  {
    caminho: 'aceites',
    titulo: 'Leia e aceite',
    acesso: 'publica',
    tela: () => import('../conta/aceites/aceites').then((m) => m.Aceites),
  },
  {
    caminho: 'privacidade',
    titulo: 'Termos de Privacidade',
    acesso: 'publica',
    tela: () => import('../conta/privacidade').then((m) => m.Privacidade),
  },
  {
    caminho: 'regulamento',
    titulo: 'Regulamento',
    acesso: 'publica',
    tela: () => import('../conta/regulamento').then((m) => m.Regulamento),
  },
  // In production the server has nothing under dev/, not even this.
  {
    caminho: 'dev/sistema',
    titulo: 'Sistema',
    acesso: 'publica',
    tela: () => import('../sistema/sistema').then((m) => m.Sistema),
  },
];
