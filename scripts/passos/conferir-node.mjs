const MINIMO = [20, 19];

const [maior, menor] = process.versions.node.split('.').map(Number);
if (maior < MINIMO[0] || (maior === MINIMO[0] && menor < MINIMO[1])) {
  console.error(`O Indica Bem precisa do Node ${MINIMO.join('.')} ou mais novo; este é o ${process.versions.node}.`);
  console.error('Baixe a versão atual em https://nodejs.org e tente de novo.');
  process.exit(1);
}
